import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { asHttps } from '#contract/calendar/calendar.ts'
import { MAX_BYTES, readBody, tooLarge } from '../icalendar/body-text.ts'
import { ChannelError } from './channel-error.ts'
import { guardedLookup, refusePrivate } from './guarded-lookup.ts'

const MAX_REDIRECTS = 3
const TIMEOUT_MS = 10_000

export type FetchLimits = { allowPrivate: boolean; timeoutMs?: number }

/**
 * Throws `ChannelError` when the text does not arrive within ten seconds, is larger than 2 MB (compressed or
 * not), or is on a private network.
 */
export async function fetchChannel(url: string, { allowPrivate, timeoutMs }: FetchLimits): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs ?? TIMEOUT_MS)
  let at = new URL(url)
  for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
    const answer = await requestChannel(at, allowPrivate, signal).catch((error: Error) => {
      throw signal.aborted ? new ChannelError('The calendar did not answer in time') : reason(error)
    })
    if ('text' in answer) return answer.text
    const location = asHttps(answer.location)
    if (!URL.canParse(location, at.href))
      throw new ChannelError('The calendar redirects to an invalid address')
    at = new URL(location, at)
  }
  throw new ChannelError('The calendar redirects too often')
}

const reasons: Record<string, string> = {
  ENOTFOUND: 'its address has no such host',
  EAI_AGAIN: 'the name of its host cannot be looked up at the moment',
  ECONNREFUSED: 'its host refuses the connection',
  ECONNRESET: 'its host closed the connection',
  EHOSTUNREACH: 'there is no way to its host',
  ENETUNREACH: 'there is no way to its host',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
}

function reason(error: Error & { code?: string }): Error {
  if (error instanceof ChannelError) return error
  return new ChannelError(`The calendar cannot be reached: ${reasons[error.code ?? ''] ?? error.message}`)
}

type Answer = { text: string } | { location: string }

function requestChannel(url: URL, allowPrivate: boolean, signal: AbortSignal): Promise<Answer> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new ChannelError('A calendar has an http or https address')
  const rule = { allowPrivate, refusal: privateNetwork }
  refusePrivate(url, rule)
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise((done, failed) => {
    const options = {
      signal,
      agent: false,
      headers: { accept: 'text/calendar', 'user-agent': 'CryptoLodge/1.0 (calendar)' },
      lookup: guardedLookup(rule),
    }
    const sent = request(url, options, (response) => readAnswer(response).then(done, failed))
    sent.once('error', failed)
    sent.end()
  })
}

const privateNetwork = () => new ChannelError('This address is on a private network and is not read')

async function readAnswer(response: IncomingMessage): Promise<Answer> {
  const { statusCode = 0, headers } = response
  if (statusCode >= 300 && statusCode < 400 && headers.location) {
    response.destroy()
    return { location: headers.location }
  }
  if (statusCode !== 200) {
    response.destroy()
    throw new ChannelError(`The calendar answered with status ${statusCode}`)
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_BYTES) throw tooLarge()
    chunks.push(chunk)
  }
  return { text: await readBody(Buffer.concat(chunks), headers['content-encoding']) }
}
