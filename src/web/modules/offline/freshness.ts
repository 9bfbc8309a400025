/** From the service worker to a page. `storedAt` is null for a booking from the network. */
export type Freshness = { type: 'freshness'; reference: string; storedAt: string | null }

export const isFreshness = (message: unknown): message is Freshness =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === 'freshness'
