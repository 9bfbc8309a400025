import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Config } from '../config.ts'
import type { Log } from '../telemetry/log.ts'
import { boundedServer } from './connections.ts'
import { PUBLIC_BODY } from './mount.ts'
import { requestIds } from './request-id.ts'
import { requestLog } from './request-log.ts'
import { originForm } from './request-target.ts'
import { trustedProxies } from './trusted-proxies.ts'

/** Enough for a picture of 15 MB over a cabin's slow line. */
const REQUEST_TIMEOUT_MS = 180_000

export function createFastify(config: Config, log: Log): FastifyInstance {
  const app: FastifyInstance = Fastify({
    logger: false,
    childLoggerFactory: (_none, bindings) => requestLog(log, bindings),
    genReqId: requestIds(config),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: PUBLIC_BODY,
    requestTimeout: REQUEST_TIMEOUT_MS,
    ...(config.RATE_LIMIT === 'on' && { serverFactory: boundedServer(config) }),
    trustProxy: trustedProxies(config.TRUST_PROXY),
    // An email address in a path has up to 254 characters, each of up to nine in percent-encoding.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2400 },
    rewriteUrl: originForm,
    // A request that came before the listener closed is answered.
    return503OnClosing: false,
  })
  app.log = log
  return app
}
