export type Quotation = {
  coinId: string
  symbol: string
  name: string
  price: number | null
  change24h: number | null
  changePercent24h: number | null
  marketCap: number | null
  volume24h: number | null
  sparkline: number[]
  /** Milliseconds since 1970. */
  updatedAt: number
}

/** `read` returns all or throws `MarketUnavailable`. */
export type MarketGateway = {
  source: 'live' | 'demo'
  read: (coinIds: readonly string[]) => Promise<Quotation[]>
}

export class MarketUnavailable extends Error {
  readonly retryAfterMs: number | null
  constructor(message: string, retryAfterMs: number | null = null) {
    super(message)
    this.retryAfterMs = retryAfterMs
  }
}
