import type { ChatMessage } from '#contract/chat.ts'

/** What a room tells the others, on every instance. Told after the transaction that made it true. */
export type DomainEvent =
  | { type: 'lodges_changed' }
  | { type: 'market_changed' }
  | { type: 'art_changed' }
  | { type: 'booking_changed'; lodgeSlug: string }
  | { type: 'closures_changed' }
  | { type: 'payments_changed' }
  | { type: 'refund_promised' }
  | { type: 'chat_message'; message: ChatMessage; previousId: number }
  | { type: 'chat_hidden'; lodgeSlug: string; id: number }
  | { type: 'chat_presence'; lodgeSlug: string; instance: string; count: number }
  | { type: 'chat_typing'; lodgeSlug: string; userName: string }
  | { type: 'mail_queued' }

type EventOf<Type extends DomainEvent['type']> = Extract<DomainEvent, { type: Type }>

/** Delivers events to this process's listeners, and hands each to `carry` for the other instances. */
export class Events {
  private readonly listeners = new Map<string, Set<(event: DomainEvent) => void>>()
  private carry: (event: DomainEvent) => void = () => {}

  on<Type extends DomainEvent['type']>(type: Type, listen: (event: EventOf<Type>) => void): () => void {
    const set = this.listeners.get(type) ?? new Set()
    this.listeners.set(type, set)
    const listener = listen as (event: DomainEvent) => void
    set.add(listener)
    return () => set.delete(listener)
  }

  /** Tells this instance and all others. */
  tell(event: DomainEvent): void {
    this.deliver(event)
    this.carry(event)
  }

  /** Tells this instance only: for events that came from another. */
  deliver(event: DomainEvent): void {
    for (const listener of this.listeners.get(event.type) ?? []) listener(event)
  }

  carriedBy(carry: (event: DomainEvent) => void): void {
    this.carry = carry
  }
}
