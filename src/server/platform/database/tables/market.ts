import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../instant.ts'

/** The last good figures, shown after a restart or during an outage. */
export const cryptoMarketData = pgTable('crypto_market_data', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  coinId: text('coin_id').notNull().unique(),
  symbol: text().notNull().unique(),
  name: text().notNull(),
  currentPrice: text('current_price'),
  priceChange24h: text('price_change_24h'),
  priceChangePercent24h: text('price_change_percent_24h'),
  marketCap: text('market_cap'),
  volume24h: text('volume_24h'),
  sparkline: jsonb().$type<number[]>().notNull().default([]),
  lastUpdated: instant('last_updated').notNull(),
})
