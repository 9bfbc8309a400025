import type { FastifyInstance } from 'fastify'
import { requestContexts } from './modules/auth/request-contexts.ts'
import { modules } from './modules.ts'
import type { Context } from './platform/context.ts'
import { installationSecret } from './platform/database/secret.ts'
import { Events } from './platform/events.ts'
import { readJsonBodies, readOutLargeBodies } from './platform/http/bodies.ts'
import { createFastify } from './platform/http/create-fastify.ts'
import { serveDocs } from './platform/http/docs.ts'
import { endConnections } from './platform/http/drain.ts'
import { healthRoutes } from './platform/http/health.ts'
import { measureInstance } from './platform/http/instance-metrics.ts'
import { type Measure, serveMetrics } from './platform/http/metrics.ts'
import { answerProblems } from './platform/http/problems.ts'
import { sendRequestIds, trustsPeer } from './platform/http/request-id.ts'
import { sendSecurityHeaders } from './platform/http/security.ts'
import { startJobs } from './platform/jobs/start-jobs.ts'
import { limitRates } from './platform/limits/rate-limit.ts'
import type { Host, ServerOptions } from './platform/module.ts'
import { servePages } from './platform/pages/pages.ts'
import { serveSiteMap } from './platform/pages/site-map.ts'
import { connectEvents } from './platform/pubsub/connect-events.ts'
import { inProcess } from './platform/pubsub/pubsub.ts'
import { Services } from './platform/services.ts'
import { acceptSockets } from './platform/socket/sockets.ts'
import { openUploads } from './platform/uploads/open-uploads.ts'
import { type UploadStore, uploadStore } from './platform/uploads/upload-store.ts'

export type Server = {
  app: FastifyInstance
  context: Context
  events: Events
  services: Services
  firstRounds: Promise<unknown>
}

/** Needs a migrated database. It does not listen; tests `inject` into it. */
export async function buildServer(options: ServerOptions): Promise<Server> {
  const { config, database, clock, log, pubsub = inProcess } = options
  const app = createFastify(config, log)
  const events = new Events()
  const context: Context = {
    db: database.db,
    clock,
    config,
    log,
    secret: await installationSecret(database.db),
    emit: (event) => events.emit(event),
    admin: null,
    visitor: { address: '' },
    inTransaction: false,
    beforeCommit: [],
  }
  await connectEvents(events, pubsub, log)
  // Hooks run in reverse order: this one is last, because modules publish while they close.
  app.addHook('onClose', () => pubsub.close())
  const services = new Services()
  const uploads = services.provide(uploadStore, openUploads(config))
  const host: Host = { app, context, getContext: requestContexts(context), events, options, services }
  const measure = await registerPlatform(host, uploads)
  for (const module of modules) await module.register?.(host)
  for (const { read, ...metric } of modules.flatMap(({ metrics = [] }) => metrics))
    measure(metric, () => read(host))
  await servePages(app, { config, clock, events, renderer: options.pages })
  const { firstRounds } = await startJobs(host, modules)
  await app.ready()
  return { app, context, events, services, firstRounds }
}

async function registerPlatform(
  { app, context, getContext, options, services }: Host,
  uploads: UploadStore,
): Promise<Measure> {
  const { config, database, telemetry, pubsub = inProcess } = options
  answerProblems(app)
  telemetry?.traceRequests(app, trustsPeer(config))
  sendRequestIds(app)
  endConnections(app)
  sendSecurityHeaders(app, config)
  readJsonBodies(app)
  readOutLargeBodies(app)
  await limitRates(app, config, services)
  await acceptSockets(app)
  const measure = serveMetrics(app, config)
  measureInstance(measure, app, { context, database, pubsub, uploads })
  healthRoutes(app, getContext)
  serveDocs(app, config)
  serveSiteMap(app, context)
  return measure
}
