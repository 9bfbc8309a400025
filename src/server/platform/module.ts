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
import type { Purge } from './jobs/purge.ts'
import type { BackgroundWork } from './jobs/regularly.ts'
import type { PageRenderer } from './pages/page-renderer.ts'
import type { PubSub } from './pubsub/pubsub.ts'
import type { Services } from './services.ts'
import type { Log } from './telemetry/log.ts'
import type { Telemetry } from './telemetry/telemetry.ts'

/** What a server is built on, and what tests replace. */
export type ServerOptions = {
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

/** What a module registers with. `context` has no caller; `getContext` makes one for a request. */
export type Host = {
  app: FastifyInstance
  context: Context
  getContext: GetContext
  events: Events
  options: ServerOptions
  services: Services
}

/** Work in the background: `run` repeats every `everyMs` milliseconds, or `start` begins work that also answers events. */
export type Job = { name: string; everyMs: number } & (
  | { run: (host: Host) => Promise<unknown> }
  | { start: (host: Host) => BackgroundWork | null | Promise<BackgroundWork | null> }
)

/** A figure of `/metrics`; `isShared` when every instance reads the same one from the database. */
export type Metric = Parameters<Measure>[0] & {
  isShared?: boolean
  read: (host: Host) => ReturnType<Parameters<Measure>[1]>
}

/** The columns of a table that can hold text, by the kind of personal data in them. */
export type ColumnMarks = Partial<Record<RetentionKind | 'none', readonly string[]>>

export type Module = {
  name: string
  /** One sentence for ARCHITECTURE.md. */
  summary: string
  /** The modules whose files it may import; all of them come before it in `modules.ts`. */
  dependsOn: readonly string[]
  /** Its calls by name, as the contract has them. */
  endpoints: readonly Record<string, Endpoint>[]
  /** Mounts its routes and provides its services. */
  register?: (host: Host) => void | Promise<void>
  jobs?: readonly Job[]
  metrics?: readonly Metric[]
  /** Delete expired rows, every quarter of an hour. */
  purges?: readonly Purge[]
  /** Each column of its tables that can hold text. */
  personalData: Readonly<Record<string, ColumnMarks>>
}

export const defineModule = (module: Module): Module => module
