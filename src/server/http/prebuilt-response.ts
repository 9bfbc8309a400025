import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

type Encoding = 'br' | 'gzip' | 'identity'

/** A body kept as ready bytes in each encoding, with its entity tag. */
export type PrebuiltResponse = { type: string; etag: string; bytes: Record<Encoding, Buffer> }

/** Compresses once what will be sent many times. */
export async function prebuildResponse(type: string, text: string): Promise<PrebuiltResponse> {
  const identity = Buffer.from(text)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
  const [br, gz] = await Promise.all([brotli(identity, quality), gzipped(identity)])
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return { type, etag, bytes: { identity, br, gzip: gz } }
}

function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  if (/\bbr\b(?!;q=0(\.0+)?\b)/.test(accepted)) return 'br'
  return /\bgzip\b(?!;q=0(\.0+)?\b)/.test(accepted) ? 'gzip' : 'identity'
}

/** Sends ready bytes, or 304 when the caller has them already (RFC 9110, section 13.1.2). */
export function sendPrebuilt(
  request: FastifyRequest,
  reply: FastifyReply,
  body: PrebuiltResponse,
  headers: Record<string, string> = {},
): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding'])
  const etag = encoding === 'identity' ? body.etag : `${body.etag.slice(0, -1)}-${encoding}"`
  reply.headers({ etag, vary: 'accept-encoding', 'cache-control': 'no-cache', ...headers })
  if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.header('content-type', body.type).send(body.bytes[encoding])
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*')
}

/** A public read kept ready until something it shows has changed; callers that come together share one making. */
export class CachedResponse {
  private readonly make: () => Promise<unknown>
  private made: Promise<PrebuiltResponse> | null = null

  constructor(make: () => Promise<unknown>) {
    this.make = make
  }

  get(): Promise<PrebuiltResponse> {
    if (this.made) return this.made
    const making = this.make().then((value) =>
      prebuildResponse('application/json; charset=utf-8', JSON.stringify(value)),
    )
    this.made = making
    making.catch(() => {
      if (this.made === making) this.made = null
    })
    return making
  }

  drop(): void {
    this.made = null
  }
}
