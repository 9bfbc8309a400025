import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import type { Config } from '../config.ts'
import type { BucketAddress } from './bucket-address.ts'
import { UploadsUnavailable } from './upload-store.ts'

/** Until the first byte of an answer. */
const ANSWER_MS = 10_000
/** Each call may be sent again, because doing it twice has the same outcome. */
const WAITS_MS = [100, 400]

export type BucketCall = {
  method: 'GET' | 'PUT' | 'DELETE'
  path?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Buffer
}

type Keys = Pick<Config, 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY' | 'AWS_SESSION_TOKEN'>

/** The bucket is in the path, as every server of Amazon's S3 API takes it. */
export class BucketClient {
  private readonly address: BucketAddress
  private readonly keys: Keys
  private readonly signingKeys = new Map<string, ArrayBuffer>()
  isUp = true

  constructor(address: BucketAddress, keys: Keys) {
    this.address = address
    this.keys = keys
  }

  /** Throws `UploadsUnavailable` for a status that is neither 2xx nor `expected`, and without an answer. */
  async send(call: BucketCall, expected: readonly number[] = []): Promise<Response> {
    const response = await this.sendAgain(call)
    this.isUp = response.ok || expected.includes(response.status)
    if (this.isUp) return response
    const text = await response.text().catch(() => '')
    const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? 'no reason'
    const isRefused = response.status < 500 && response.status !== 429
    throw new UploadsUnavailable(
      `the bucket ${this.address.bucket} at ${this.address.endpoint} answers ${response.status} (${code})`,
      { isRefused },
    )
  }

  private async sendAgain(call: BucketCall): Promise<Response> {
    for (const wait of WAITS_MS) {
      const response = await this.sendOnce(call).catch((error: Error) => {
        if (error.name === 'TimeoutError') throw this.toUnavailable(error)
        return null
      })
      if (response && response.status < 500 && response.status !== 429) return response
      await response?.body?.cancel()
      await setTimeout(wait)
    }
    return this.sendOnce(call).catch((error: Error) => {
      throw this.toUnavailable(error)
    })
  }

  private toUnavailable(error: Error): UploadsUnavailable {
    this.isUp = false
    const { code, message } = (error.cause ?? error) as NodeJS.ErrnoException
    return new UploadsUnavailable(`no answer from ${this.address.endpoint} (${code ?? message})`, {
      cause: error,
    })
  }

  private async sendOnce({ method, path, query, headers = {}, body }: BucketCall): Promise<Response> {
    const { bucket, prefix, endpoint, region } = this.address
    const url = new URL(`${endpoint}/${bucket}${path === undefined ? '' : `/${prefix}${path}`}`)
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
    const signed = await new AwsV4Signer({
      method,
      url: url.href,
      // The server compares it with what it received.
      headers: {
        ...headers,
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
      },
      accessKeyId: this.keys.AWS_ACCESS_KEY_ID ?? '',
      secretAccessKey: this.keys.AWS_SECRET_ACCESS_KEY ?? '',
      ...(this.keys.AWS_SESSION_TOKEN && { sessionToken: this.keys.AWS_SESSION_TOKEN }),
      service: 's3',
      region,
      cache: this.signingKeys,
    }).sign()
    return fetchHead(signed.url, { method, headers: signed.headers, ...(body && { body }) })
  }
}

/** Bounds the wait for status and headers; the body has the time of its reader. */
async function fetchHead(url: URL, init: RequestInit): Promise<Response> {
  const abort = new AbortController()
  const timer = globalThis.setTimeout(
    () => abort.abort(new DOMException('no answer in time', 'TimeoutError')),
    ANSWER_MS,
  )
  try {
    return await fetch(url, { ...init, redirect: 'manual', signal: abort.signal })
  } finally {
    clearTimeout(timer)
  }
}
