/** The worker's message to a page: how old the booking is that it has just answered; null for one from the network. */
export type Freshness = { type: 'freshness'; reference: string; storedAt: string | null }

export const isFreshness = (message: unknown): message is Freshness =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === 'freshness'
