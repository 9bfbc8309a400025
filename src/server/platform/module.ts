import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import type { RetentionKind } from '#contract/privacy/retention.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import type { OpenDatabase } from './database/database.ts'
import type { Events } from './events.ts'
import type { MarketGateway } from './gateways/market.ts'
import type { Provider } from './gateways/payment-provider.ts'
import type { Measure } from './http/metrics.ts'
import type { GetContext } from './http/mount.ts'
import type { BackgroundWork } from './jobs/every.ts'
import type { Purge } from './jobs/purge.ts'
import type { PageRenderer } from './pages/page-renderer.ts'
import type { PubSub } from './pubsub/pubsub.ts'
import type { Services } from './services.ts'
import type { Log } from './telemetry/log.ts'
import type { Telemetry } from './telemetry/telemetry.ts'

export type ServerOptions = {
  config: Config
  database: OpenDatabase
  clock: Clock
  log: Log
  market: { live: MarketGateway | null; demo: MarketGateway }
  pubsub?: PubSub
  /** Without the built workers channels are not read, pictures not stored and receipts not drawn. */
  channelWorker?: string
  pictureWorker?: string
  receiptWorker?: string
  provider?: Provider
  pages?: PageRenderer
  telemetry?: Telemetry | null
}

/** `context` has no caller; `getContext` makes one for a request. */
export type Host = {
  app: FastifyInstance
  context: Context
  getContext: GetContext
  events: Events
  options: ServerOptions
  services: Services
}

/** `run` repeats every `everyMs` milliseconds; `start` begins work that also answers events. */
export type Job = { name: string; everyMs: number } & (
  | { run: (host: Host) => Promise<unknown> }
  | { start: (host: Host) => BackgroundWork | null | Promise<BackgroundWork | null> }
)

/** `isShared` when every instance reads the same figure from the database. */
export type Metric = Parameters<Measure>[0] & {
  isShared?: boolean
  read: (host: Host) => ReturnType<Parameters<Measure>[1]>
}

export type ColumnMarks = Partial<Record<RetentionKind | 'none', readonly string[]>>

export type Module = {
  name: string
  /** One sentence for ARCHITECTURE.md. */
  summary: string
  /** Their files may be imported; all of them come earlier in `modules.ts`. */
  dependsOn: readonly string[]
  endpoints: readonly Record<string, Endpoint>[]
  register?: (host: Host) => void | Promise<void>
  jobs?: readonly Job[]
  metrics?: readonly Metric[]
  purges?: readonly Purge[]
  /** Each column of its tables that can hold text, by the kind of personal data in it. */
  personalData: Readonly<Record<string, ColumnMarks>>
}

export const defineModule = (module: Module): Module => module
