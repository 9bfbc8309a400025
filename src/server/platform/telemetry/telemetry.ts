import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

export type Telemetry = {
  /** Traces and measures the requests of routes that are registered later. Continues a trace only of a trusted peer. */
  traceRequests: (app: FastifyInstance, isTrusted: (socket: Socket) => boolean) => void
  /** Sends what was not sent yet, within five seconds. */
  stop: () => Promise<void>
}
