import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { includesRole } from '#contract/auth/roles.ts'
import { artRoutes, type BuyArt } from './modules/art/routes.ts'
import { purgeLoginAttempts } from './modules/auth/login-throttle.ts'
import { authRoutes } from './modules/auth/routes.ts'
import { adminOfToken, asManager, purgeSessions } from './modules/auth/sessions.ts'
import { settleEarnedBadge } from './modules/badges/earned.ts'
import { badgeRoutes } from './modules/badges/routes.ts'
import { announceArrivalsRegularly } from './modules/bookings/announce-arrivals.ts'
import { AvailabilityCache } from './modules/bookings/availability-cache.ts'
import { readOwnBooking } from './modules/bookings/bookings.ts'
import { composeAgain } from './modules/bookings/compose-again.ts'
import { purgeChanges } from './modules/bookings/last-change.ts'
import { measureBookings } from './modules/bookings/metrics.ts'
import { bookingRoutes } from './modules/bookings/routes.ts'
import { settleStay } from './modules/bookings/settle-stay.ts'
import { sweepExpired } from './modules/bookings/sweep.ts'
import { createChannelReader, type ReadChannel } from './modules/calendar/channel-reader.ts'
import { calendarRoutes } from './modules/calendar/routes.ts'
import { syncChannels } from './modules/calendar/sync-channels.ts'
import { chatRoutes } from './modules/chat/routes.ts'
import { guideRoutes } from './modules/guide/routes.ts'
import { sweepDoorCodes } from './modules/guide/sync-door-codes.ts'
import { investmentRoutes } from './modules/investments/routes.ts'
import { legalRoutes } from './modules/legal/routes.ts'
import { serveSecurityText } from './modules/legal/security-txt.ts'
import { drawPictures } from './modules/lodges/draw-pictures.ts'
import { PublicReads } from './modules/lodges/public-reads.ts'
import { lodgeRoutes } from './modules/lodges/routes.ts'
import { uploadsFolder } from './modules/lodges/uploaded-pictures.ts'
import { uploadRoutes } from './modules/lodges/uploads.ts'
import { queueAccountEmail } from './modules/mail/account-emails.ts'
import { measureOutbox } from './modules/mail/metrics.ts'
import { mailRoutes } from './modules/mail/routes.ts'
import { MarketFeed } from './modules/market/feed.ts'
import { cryptoDataOf } from './modules/market/market.ts'
import { measureMarket } from './modules/market/metrics.ts'
import { marketRoutes } from './modules/market/routes.ts'
import { messageRoutes } from './modules/messages/routes.ts'
import { orderPrint, settleOrder } from './modules/orders/orders.ts'
import { orderRoutes } from './modules/orders/routes.ts'
import { passkeyRoutes } from './modules/passkeys/routes.ts'
import { measurePayments } from './modules/payments/metrics.ts'
import type { PaymentDependencies } from './modules/payments/payment-dependencies.ts'
import { paymentRoutes } from './modules/payments/routes.ts'
import { sweepPayments } from './modules/payments/sweep.ts'
import { webhookRoute } from './modules/payments/webhook.ts'
import { purgeDaily } from './modules/privacy/retention.ts'
import { privacyRoutes } from './modules/privacy/routes.ts'
import { rateRoutes } from './modules/rates/routes.ts'
import { TariffCache } from './modules/rates/tariff-cache.ts'
import { drawReceipts } from './modules/receipts/draw-receipts.ts'
import { issueReceipts } from './modules/receipts/issue-receipts.ts'
import { receiptsOfPayment } from './modules/receipts/receipts.ts'
import { receiptRoutes } from './modules/receipts/routes.ts'
import { adminRoutes } from './modules/reports/routes.ts'
import { PublicReviews } from './modules/reviews/lodge-reviews.ts'
import { requestReviewsRegularly } from './modules/reviews/request-reviews.ts'
import { reviewRoutes } from './modules/reviews/routes.ts'
import { searchRoutes } from './modules/search/routes.ts'
import { staffRoutes } from './modules/staff/routes.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { Context } from './platform/context.ts'
import type { OpenDatabase } from './platform/database/database.ts'
import { installationSecret } from './platform/database/secret.ts'
import { Events } from './platform/events.ts'
import { failure } from './platform/failure.ts'
import type { LockGateway } from './platform/gateways/locks/lock-gateway.ts'
import { lockProvider } from './platform/gateways/locks/lock-provider.ts'
import type { MarketGateway } from './platform/gateways/market.ts'
import { type Provider, paymentProvider } from './platform/gateways/payment-provider.ts'
import { bearerOf } from './platform/http/bearer.ts'
import { readJsonBodies } from './platform/http/bodies.ts'
import { visitorOf } from './platform/http/client-address.ts'
import { serveDocs } from './platform/http/docs.ts'
import { endConnections } from './platform/http/drain.ts'
import { healthRoutes } from './platform/http/health.ts'
import { purgeIdempotencyKeys } from './platform/http/idempotency.ts'
import { measureInstance } from './platform/http/instance-metrics.ts'
import { serveMetrics } from './platform/http/metrics.ts'
import type { ContextOf } from './platform/http/mount.ts'
import { answerProblems } from './platform/http/problems.ts'
import { requestIds, sendRequestIds, trustsPeer } from './platform/http/request-id.ts'
import { requestLog } from './platform/http/request-log.ts'
import { originForm } from './platform/http/request-target.ts'
import { sendSecurityHeaders } from './platform/http/security.ts'
import { trustedProxies } from './platform/http/trusted-proxies.ts'
import { purgeRegularly } from './platform/jobs/purge.ts'
import type { BackgroundWork } from './platform/jobs/regularly.ts'
import { limitRates } from './platform/limits/rate-limit.ts'
import type { PageRenderer } from './platform/pages/page-renderer.ts'
import { servePages } from './platform/pages/pages.ts'
import { serveSiteMap } from './platform/pages/site-map.ts'
import { connectEvents } from './platform/pubsub/connect-events.ts'
import { inProcess, type PubSub } from './platform/pubsub/pubsub.ts'
import { acceptSockets } from './platform/socket/sockets.ts'
import type { Log } from './platform/telemetry/log.ts'
import type { Telemetry } from './platform/telemetry/telemetry.ts'

const LARGEST_BODY = 1_048_576
/** A picture of 15 MB over a cabin's slow line. */
const REQUEST_TIMEOUT_MS = 180_000

/** What tests replace. */
export type Parts = {
  config: Config
  database: OpenDatabase
  clock: Clock
  log: Log
  market: { live: MarketGateway | null; demo: MarketGateway }
  pubsub?: PubSub
  /** The built channel worker; without it channels are not read. */
  channelWorker?: string
  /** The built picture worker; without it no picture is stored. */
  pictureWorker?: string
  /** The built receipt worker; without it receipts are not drawn. */
  receiptWorker?: string
  /** The card provider; the configuration's by default. */
  provider?: Provider
  /** Renders the pages; without it the server answers only its API. */
  pages?: PageRenderer
  /** Traces of requests; none by default. */
  telemetry?: Telemetry | null
}

export type Server = {
  app: FastifyInstance
  context: Context
  events: Events
  feed: MarketFeed
  deps: PaymentDependencies
  /** Resolves when each kind of background work has done its first round. */
  firstRounds: Promise<unknown>
}

/** Builds the application on a migrated database. It does not listen; tests `inject` into it. */
export async function buildServer(parts: Parts): Promise<Server> {
  const { config, database, clock, log, market, pubsub = inProcess } = parts
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
  // Hooks run in reverse order: this one is last, because modules publish while they close.
  app.addHook('onClose', () => pubsub.close())
  const feed = new MarketFeed(context, events, market.live, market.demo)
  const marketWork = await feed.begin()
  const deps = await createPayments(context, parts.provider)
  const readChannel = createChannelReader(parts.channelWorker)
  const { locks, why } = lockProvider(context)
  if (why) log.warn(why)
  await registerRoutes(app, parts, { context, events, feed, deps, readChannel, locks })
  const work = [marketWork, ...(await beginWork({ context, events, deps, readChannel, locks }))]
  app.addHook('onClose', async () => {
    for (const one of work) one?.stop()
  })
  await app.ready()
  const firstRounds = Promise.all(work.map((one) => one?.first))
  return { app, context, events, feed, deps, firstRounds }
}

/** Builds a request's context with the caller and the admin, if any. */
function requestContexts(context: Context): ContextOf {
  return async (request: FastifyRequest, access) => {
    const token = bearerOf(request.headers.authorization)
    const requestContext: Context = { ...context, log: request.log, visitor: visitorOf(request) }
    if (access === 'public' && !token) return requestContext
    const admin = token ? await adminOfToken(context, token) : null
    // On the public site a housekeeper is a visitor.
    if (access === 'public') return { ...requestContext, admin: admin && asManager(admin) }
    if (!admin) throw failure('unauthorized', 'Please sign in')
    if (!includesRole(admin.role, access))
      throw failure('forbidden', 'Your account is not allowed to do this')
    return { ...requestContext, admin }
  }
}

/** Sends the queued e-mails; loads the mail client only when there is a mail server. Without one they stay in the outbox. */
async function startMail(context: Context, events: Events): Promise<BackgroundWork | null> {
  const url = context.config.SMTP_URL
  if (!url) return null
  const { sendMail } = await import('./modules/mail/sender.ts')
  return sendMail(context, events, url, composeAgain)
}

/** Connects payments with the provider and the modules above. */
async function createPayments(context: Context, chosen: Provider | undefined): Promise<PaymentDependencies> {
  const { why, ...provider } = chosen ?? (await paymentProvider(context))
  if (why) context.log.warn(why)
  const onStatus: PaymentDependencies['onStatus'] = async (inner, payment, before) => {
    await settleEarnedBadge(inner, payment)
    await settleStay(inner, payment, before)
    const receiptUrl = await issueReceipts(inner, payment)
    await settleOrder(inner, payment, receiptUrl)
  }
  return { ...provider, ownBooking: readOwnBooking, onStatus }
}

/** Begins all background work but the market's. */
async function beginWork({ context, events, deps, readChannel, locks }: Omit<Inside, 'feed'>) {
  const purges = [purgeIdempotencyKeys, purgeLoginAttempts, purgeSessions, purgeChanges, purgeDaily]
  return [
    sweepExpired(context),
    announceArrivalsRegularly(context),
    requestReviewsRegularly(context),
    sweepPayments(context, deps, events),
    await startMail(context, events),
    sweepDoorCodes(context, locks, events),
    syncChannels(context, readChannel),
    purgeRegularly(context, purges),
  ]
}

type Inside = {
  context: Context
  events: Events
  feed: MarketFeed
  deps: PaymentDependencies
  readChannel: ReadChannel
  locks: LockGateway | null
}

/** Registers the platform first, then the modules from the lowest to the highest, then the pages. */
async function registerRoutes(
  app: FastifyInstance,
  parts: Parts,
  { context, events, feed, deps, readChannel, locks }: Inside,
): Promise<void> {
  const { config } = parts
  const contextOf = requestContexts(context)
  answerProblems(app)
  parts.telemetry?.traceRequests(app, trustsPeer(config))
  sendRequestIds(app)
  endConnections(app)
  sendSecurityHeaders(app, config)
  readJsonBodies(app)
  await limitRates(app, config)
  await acceptSockets(app)
  const measure = serveMetrics(app, config)
  measureInstance(measure, app, { context, database: parts.database, folder: uploadsFolder(config) })
  healthRoutes(app, contextOf)
  serveDocs(app, config)
  const reads = new PublicReads(context, events)
  authRoutes(app, contextOf, queueAccountEmail)
  lodgeRoutes(app, contextOf, reads)
  const pictures = drawPictures(app, parts.pictureWorker)
  uploadRoutes(app, contextOf, config, pictures)
  const tariffs = new TariffCache(events)
  rateRoutes(app, contextOf, tariffs)
  marketRoutes(app, contextOf, events, feed)
  chatRoutes(app, contextOf, { context, events, readMarket: () => feed.records() })
  mailRoutes(app, contextOf)
  legalRoutes(app, contextOf)
  staffRoutes(app, contextOf)
  passkeyRoutes(app, contextOf)
  const buyArt: BuyArt = (context, purchase, requestContext) =>
    orderPrint(context, deps, purchase, requestContext)
  artRoutes(app, contextOf, { context, events, buyArt })
  paymentRoutes(app, contextOf, deps, events)
  investmentRoutes(app, contextOf)
  orderRoutes(app, contextOf, receiptsOfPayment)
  webhookRoute(app, context, deps)
  badgeRoutes(app, contextOf)
  calendarRoutes(app, contextOf, readChannel)
  const stayCaches = { availability: new AvailabilityCache(events), tariffs }
  bookingRoutes(app, contextOf, events, stayCaches, deps.gateway !== null)
  const lodgeSources = { lodges: () => reads.listed(), market: () => cryptoDataOf(feed.current()) }
  searchRoutes(app, contextOf, { ...stayCaches, ...lodgeSources })
  receiptRoutes(app, contextOf, drawReceipts(app, parts.receiptWorker))
  reviewRoutes(app, contextOf, new PublicReviews(context, events))
  messageRoutes(app, contextOf, { context, events })
  guideRoutes(app, contextOf, locks)
  privacyRoutes(app, contextOf)
  adminRoutes(app, contextOf, events, pictures)
  measureMarket(measure, context, feed)
  measureOutbox(measure, context)
  measurePayments(measure, context)
  measureBookings(measure, context)
  serveSiteMap(app, context)
  serveSecurityText(app, context)
  await servePages(app, { config, clock: context.clock, events, renderer: parts.pages })
}
