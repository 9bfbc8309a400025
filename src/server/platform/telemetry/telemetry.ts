import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

export type Telemetry = {
  /** Of routes that are registered later. Continues only a trusted peer's trace. */
  traceRequests: (app: FastifyInstance, isTrusted: (socket: Socket) => boolean) => void
  stop: () => Promise<void>
}
