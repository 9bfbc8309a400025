import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Config } from '../config.ts'
import { trustedProxies } from '../http/trusted-proxies.ts'
import type { Log } from '../telemetry/log.ts'
import { requestIds } from './request-id.ts'
import { requestLog } from './request-log.ts'
import { originForm } from './request-target.ts'

const LARGEST_BODY = 1_048_576
/** A picture of 15 MB over a cabin's slow line. */
const REQUEST_TIMEOUT_MS = 180_000

/** Fastify without routes. */
export function createFastify(config: Config, log: Log): FastifyInstance {
  const app: FastifyInstance = Fastify({
    // With a logger Fastify listens for the end of each response, which costs a quarter of a ready reply, to log nothing.
    logger: false,
    childLoggerFactory: (_none, bindings) => requestLog(log, bindings),
    genReqId: requestIds(config),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_BODY,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: trustedProxies(config.TRUST_PROXY),
    // An e-mail address in a path has up to 254 characters, each of up to nine in percent-encoding.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2400 },
    rewriteUrl: originForm,
    // A request that came before the listener closed is answered.
    return503OnClosing: false,
  })
  app.log = log
  return app
}
