import http from 'node:http'
import https from 'node:https'
import { guardedLookup, refusePrivate } from '../calendar/channels/guarded-lookup.ts'
import { type Message, signatures } from './sign.ts'

const TIMEOUT_MS = 15_000

export type Outcome = { status: number } | { error: string }

const rule = (allowPrivate: boolean) => ({
  allowPrivate,
  refusal: () => new Error('This address is on a private network and is not called'),
})

/** Follows no redirect, and reads only the status of the answer. */
export async function postEvent(
  address: string,
  message: Message,
  { secrets, allowPrivate }: { secrets: readonly string[]; allowPrivate: boolean },
): Promise<Outcome> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(message.body),
    'user-agent': 'CryptoLodge/1.0 (webhooks)',
    'webhook-id': message.id,
    'webhook-timestamp': String(message.timestamp),
    'webhook-signature': signatures(secrets, message),
  }
  try {
    const url = new URL(address)
    refusePrivate(url, rule(allowPrivate))
    const { request } = url.protocol === 'https:' ? https : http
    return await new Promise((done, failed) => {
      const options = {
        method: 'POST',
        headers,
        signal,
        agent: false,
        lookup: guardedLookup(rule(allowPrivate)),
      }
      const sent = request(url, options, (response) => {
        response.destroy()
        done({ status: response.statusCode ?? 0 })
      })
      sent.once('error', failed)
      sent.end(message.body)
    })
  } catch (error) {
    if (signal.aborted) return { error: 'It did not answer within 15 seconds' }
    return { error: (error as Error).message || 'It could not be reached' }
  }
}
