import type { FastifyRequest } from 'fastify'
import { type Config, publicUrl } from '../config.ts'
import { failure } from '../failure.ts'
import { OpenCounts } from '../limits/open-counts.ts'

export const SOCKETS_PER_ADDRESS = 20

/** Browsers send their Origin (RFC 6455, section 10.2); other programs send none. */
function isOwnOrigin(request: FastifyRequest, config: Config): boolean {
  const { origin } = request.headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const { host, origin: requestOrigin } = new URL(origin)
  return host === request.host || requestOrigin === new URL(publicUrl(config)).origin
}

export class ConnectionLimit {
  private readonly config: Config
  private readonly open = new OpenCounts(SOCKETS_PER_ADDRESS)

  constructor(config: Config) {
    this.config = config
  }

  /** Counts the socket until it closes. Fails with `forbidden` or `too_many`. */
  admit(request: FastifyRequest): void {
    if (!isOwnOrigin(request, this.config))
      throw failure('forbidden', 'This origin may not open a socket here')
    if (this.config.RATE_LIMIT === 'on' && !this.open.hasRoom(request.ip))
      throw failure('too_many', `At most ${SOCKETS_PER_ADDRESS} sockets for one address`)
    // It closed while the request waited and would never be counted out.
    if (request.raw.socket.destroyed) throw failure('malformed', 'The connection is closed')
    request.raw.socket.once('close', this.open.add(request.ip))
  }
}
