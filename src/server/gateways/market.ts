/** One coin as a provider tells it; null where it has no figure. */
export type Quotation = {
  coinId: string
  symbol: string
  name: string
  price: number | null
  change24h: number | null
  changePercent24h: number | null
  marketCap: number | null
  volume24h: number | null
  /** Prices of the last seven days, oldest first. */
  sparkline: number[]
  /** Milliseconds since 1970. */
  updatedAt: number
}

/** A source of market figures. `read` throws `MarketUnavailable`; it never answers half. */
export type MarketGateway = {
  source: 'live' | 'demo'
  read: (coinIds: readonly string[]) => Promise<Quotation[]>
}

/** The provider did not answer usefully; `retryAfterMs` when it said how long to wait. */
export class MarketUnavailable extends Error {
  readonly retryAfterMs: number | null
  constructor(message: string, retryAfterMs: number | null = null) {
    super(message)
    this.retryAfterMs = retryAfterMs
  }
}
