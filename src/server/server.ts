import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { adminRoutes } from './admin/routes.ts'
import { artRoutes, type BuyArt } from './art/routes.ts'
import { purgeLoginAttempts } from './auth/login-throttle.ts'
import { authRoutes } from './auth/routes.ts'
import { adminOfToken } from './auth/sessions.ts'
import { findDay1Investors } from './badges/badges.ts'
import { settleEarnedBadge } from './badges/earned.ts'
import { badgeRoutes } from './badges/routes.ts'
import { readOwnBooking } from './bookings/bookings.ts'
import { refundLatePayment } from './bookings/late-payment.ts'
import { bookingRoutes } from './bookings/routes.ts'
import { sweepExpired } from './bookings/sweep.ts'
import { createFeedReader, type ReadFeed } from './calendar/feed-reader.ts'
import { syncFeeds } from './calendar/feed-rounds.ts'
import { calendarRoutes } from './calendar/routes.ts'
import { chatRoutes } from './chat/routes.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import type { OpenDatabase } from './database/database.ts'
import { installationSecret } from './database/secret.ts'
import { Events } from './events.ts'
import { failure } from './failure.ts'
import type { MarketGateway } from './gateways/market.ts'
import { type Provider, paymentProvider } from './gateways/payment-provider.ts'
import { bearerOf } from './http/bearer.ts'
import { readJsonBodies } from './http/bodies.ts'
import { trustedProxies, visitorOf } from './http/client-address.ts'
import { serveDocs } from './http/docs.ts'
import { healthRoutes } from './http/health.ts'
import { purgeIdempotencyKeys } from './http/idempotency.ts'
import { serveMetrics } from './http/metrics.ts'
import type { ContextOf } from './http/mount.ts'
import { answerProblems } from './http/problems.ts'
import { limitRates } from './http/rate-limit.ts'
import { originForm } from './http/request-target.ts'
import { sendSecurityHeaders } from './http/security.ts'
import { PublicReads } from './lodges/public-reads.ts'
import { lodgeRoutes } from './lodges/routes.ts'
import { uploadRoutes } from './lodges/uploads.ts'
import type { Log } from './log.ts'
import { mailRoutes } from './mail/routes.ts'
import { sendMail } from './mail/sender.ts'
import { MarketFeed } from './market/feed.ts'
import { marketRecords } from './market/market.ts'
import { marketRoutes } from './market/routes.ts'
import { orderPrint, settleOrder } from './orders/orders.ts'
import { orderRoutes } from './orders/routes.ts'
import { type PageRenderer, servePages } from './pages/pages.ts'
import { serveSiteMap } from './pages/site-map.ts'
import type { PaymentDependencies } from './payments/payment-dependencies.ts'
import { paymentRoutes } from './payments/routes.ts'
import { sweepPayments } from './payments/sweep.ts'
import { webhookRoute } from './payments/webhook.ts'
import { connectEvents } from './pubsub/connect-events.ts'
import { inProcess, type PubSub } from './pubsub/pubsub.ts'
import { purgeRegularly } from './purge.ts'
import { rateRoutes } from './rates/routes.ts'
import { openSockets } from './socket/sockets.ts'

const LARGEST_BODY = 1_048_576
const REQUEST_TIMEOUT_MS = 30_000

/** Everything at the edge that tests choose for themselves. */
export type Parts = {
  config: Config
  database: OpenDatabase
  clock: Clock
  log: Log
  market: { live: MarketGateway | null; demo: MarketGateway }
  pubsub?: PubSub
  /** The built feed worker; without it imported calendars are not read. */
  feedWorker?: string
  /** Who takes cards; the configuration's choice unless a test brings its own. */
  provider?: Provider
  /** Draws the pages; without it the server answers only its API. */
  pages?: PageRenderer
}

export type Server = {
  app: FastifyInstance
  context: Context
  events: Events
  feed: MarketFeed
  deps: PaymentDependencies
}

/** Builds the application from its rooms on a migrated database. It does not listen: tests `inject` into it. */
export async function buildServer(parts: Parts): Promise<Server> {
  const { config, database, clock, log, market, pubsub = inProcess } = parts
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_BODY,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: trustedProxies(config.TRUST_PROXY),
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: originForm,
  })
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
  }
  await connectEvents(events, pubsub, log)
  const feed = new MarketFeed(context, events, market.live, market.demo)
  await feed.begin()
  const deps = await createPayments(context, parts.provider)
  const readFeed = createFeedReader(parts.feedWorker)
  await registerRoutes(app, parts, { context, events, feed, deps, readFeed })
  const stopWork = [
    sweepExpired(context),
    sweepPayments(context, deps, events),
    sendMail(context, events),
    syncFeeds(context, readFeed),
    purgeRegularly(context, [purgeIdempotencyKeys, purgeLoginAttempts]),
  ]
  app.addHook('onClose', async () => {
    feed.stop()
    for (const stop of stopWork) stop()
    await pubsub.close()
  })
  await app.ready()
  return { app, context, events, feed, deps }
}

/** The context of each request: who asks, and which owner, if any. */
function requestContexts(context: Context): ContextOf {
  return async (request: FastifyRequest, access) => {
    const token = bearerOf(request.headers.authorization)
    const requestContext: Context = { ...context, visitor: visitorOf(request) }
    if (access === 'public' && !token) return requestContext
    const admin = token ? await adminOfToken(context, token) : null
    if (access === 'admin' && !admin) throw failure('unauthorized', 'Please sign in')
    return { ...requestContext, admin }
  }
}

/** Joins the payments' room with the provider and with the rooms above it. */
async function createPayments(context: Context, chosen: Provider | undefined): Promise<PaymentDependencies> {
  const { why, ...provider } = chosen ?? (await paymentProvider(context))
  if (why) context.log.warn(why)
  const onStatus: PaymentDependencies['onStatus'] = async (inner, payment) => {
    await settleEarnedBadge(inner, payment)
    await refundLatePayment(inner, payment)
    await settleOrder(inner, payment)
  }
  return { ...provider, ownBooking: readOwnBooking, onStatus }
}

type Inside = {
  context: Context
  events: Events
  feed: MarketFeed
  deps: PaymentDependencies
  readFeed: ReadFeed
}

/** Platform first, then the rooms from the lowest to the highest, the pages last. */
async function registerRoutes(
  app: FastifyInstance,
  parts: Parts,
  { context, events, feed, deps, readFeed }: Inside,
): Promise<void> {
  const { config } = parts
  const contextOf = requestContexts(context)
  answerProblems(app)
  sendSecurityHeaders(app, config)
  readJsonBodies(app)
  await limitRates(app, config)
  await openSockets(app)
  serveMetrics(app, config)
  healthRoutes(app, contextOf)
  serveDocs(app, config)
  const reads = new PublicReads(context, events)
  authRoutes(app, contextOf)
  lodgeRoutes(app, contextOf, reads)
  await uploadRoutes(app, contextOf, config)
  rateRoutes(app, contextOf)
  marketRoutes(app, contextOf, context, events, feed)
  chatRoutes(app, contextOf, { context, events, readMarket: () => marketRecords(context, feed.current()) })
  mailRoutes(app, contextOf)
  const buyArt: BuyArt = (context, purchase, requestContext) =>
    orderPrint(context, deps, purchase, requestContext)
  artRoutes(app, contextOf, { context, events, buyArt })
  paymentRoutes(app, contextOf, deps, events)
  orderRoutes(app, contextOf)
  webhookRoute(app, context, deps)
  calendarRoutes(app, contextOf, readFeed)
  bookingRoutes(app, contextOf, events, findDay1Investors)
  badgeRoutes(app, contextOf)
  adminRoutes(app, contextOf, events)
  serveSiteMap(app, context)
  await servePages(app, { config, events, renderer: parts.pages })
}
