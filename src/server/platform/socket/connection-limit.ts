import type { FastifyRequest } from 'fastify'
import { type Config, publicUrl } from '../config.ts'
import { failure } from '../failure.ts'
import { OpenCounts } from '../limits/open-counts.ts'

export const SOCKETS_PER_ADDRESS = 20

/** Whether a browser's Origin (RFC 6455, section 10.2) is this site; other programs send none. */
function isOurs(request: FastifyRequest, config: Config): boolean {
  const { origin } = request.headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const { host, origin: requestOrigin } = new URL(origin)
  return host === request.host || requestOrigin === new URL(publicUrl(config)).origin
}

/** Admits sockets from this site's pages, at most 20 for each network. */
export class ConnectionLimit {
  private readonly config: Config
  private readonly open = new OpenCounts(SOCKETS_PER_ADDRESS)

  constructor(config: Config) {
    this.config = config
  }

  /** Counts the socket in until it closes; fails with `forbidden` or `too_many`. */
  admit(request: FastifyRequest): void {
    if (!isOurs(request, this.config)) throw failure('forbidden', 'This origin may not open a socket here')
    if (this.config.RATE_LIMIT === 'on' && !this.open.hasRoom(request.ip))
      throw failure('too_many', `At most ${SOCKETS_PER_ADDRESS} sockets for one address`)
    // It closed while the request waited and would never be counted out.
    if (request.raw.socket.destroyed) throw failure('malformed', 'The connection is closed')
    request.raw.socket.once('close', this.open.add(request.ip))
  }
}
