import { lookup as resolve } from 'node:dns'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { FeedError } from './feed-error.ts'
import { isPrivateAddress } from './private-addresses.ts'

const MAX_BYTES = 2_000_000
const MAX_REDIRECTS = 3
const TIMEOUT_MS = 10_000

export type FetchLimits = { allowPrivate: boolean; timeoutMs?: number }

/**
 * The text at `url`. Throws `FeedError` when it is not there within ten seconds, is larger than two megabytes, or
 * lies on a private network.
 */
export async function fetchFeed(url: string, { allowPrivate, timeoutMs }: FetchLimits): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs ?? TIMEOUT_MS)
  let at = new URL(url)
  for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
    const answer = await requestFeed(at, allowPrivate, signal).catch((error: Error) => {
      throw signal.aborted ? new FeedError('The calendar did not answer in time') : reason(error)
    })
    if ('text' in answer) return answer.text
    at = new URL(answer.location, at)
  }
  throw new FeedError('The calendar redirects too often')
}

const reason = (error: Error): Error =>
  error instanceof FeedError ? error : new FeedError(`The calendar cannot be reached: ${error.message}`)

type Answer = { text: string } | { location: string }

function requestFeed(url: URL, allowPrivate: boolean, signal: AbortSignal): Promise<Answer> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new FeedError('A calendar has an http or https address')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!allowPrivate && isIP(host) && isPrivateAddress(host)) throw privateNetwork()
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise((done, failed) => {
    const options = {
      signal,
      agent: false,
      headers: { accept: 'text/calendar', 'user-agent': 'CryptoLodge/1.0 (calendar)' },
      lookup: guardedLookup(allowPrivate),
    }
    const sent = request(url, options, (response) => readAnswer(response).then(done, failed))
    sent.once('error', failed)
    sent.end()
  })
}

const privateNetwork = () => new FeedError('This address is on a private network and is not read')

/**
 * Refuses a name with any private address. The connection goes to the very address that was checked, so a name that
 * changes between question and call (DNS rebinding) gains nothing.
 */
function guardedLookup(allowPrivate: boolean): LookupFunction {
  return (host, options, done) =>
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const first = addresses?.[0]
      if (error || !first) return done(error ?? new Error(`${host} has no address`), '', 0)
      if (!allowPrivate && addresses.some(({ address }) => isPrivateAddress(address)))
        return done(privateNetwork(), '', 0)
      return options.all ? done(null, addresses) : done(null, first.address, first.family)
    })
}

async function readAnswer(response: IncomingMessage): Promise<Answer> {
  const { statusCode = 0, headers } = response
  if (statusCode >= 300 && statusCode < 400 && headers.location) {
    response.destroy()
    return { location: headers.location }
  }
  if (statusCode !== 200) {
    response.destroy()
    throw new FeedError(`The calendar answered with status ${statusCode}`)
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_BYTES) throw new FeedError('The calendar is larger than 2 MB')
    chunks.push(chunk)
  }
  return { text: Buffer.concat(chunks).toString('utf8') }
}
