import type { ChatMessage } from '#contract/chat/chat.ts'
import type { WebhookEvent } from '#contract/webhooks/webhooks.ts'

/** Likes invalidate what only repeats them, such as lists of lodges, at most once in this window. */
export const LIKES_COALESCED_MS = 10_000

/** Emitted after the transaction that made them true. */
export type DomainEvent =
  | { type: 'lodges_changed' }
  | { type: 'market_changed' }
  | { type: 'reviews_changed' }
  | { type: 'art_changed' }
  | { type: 'site_texts_changed' }
  | { type: 'day1_badge_created' }
  | { type: 'email_confirmed' }
  | { type: 'promotions_changed' }
  | { type: 'booking_changed'; lodgeSlug: string }
  | { type: 'closures_changed' }
  | { type: 'guide_changed' }
  | { type: 'payments_changed' }
  | { type: 'refund_enqueued' }
  | { type: 'coins_closed' }
  | { type: 'chat_message'; message: ChatMessage; previousId: number }
  | { type: 'chat_hidden'; lodgeSlug: string; id: number }
  | { type: 'chat_presence'; lodgeSlug: string; instance: string; count: number }
  | { type: 'chat_typing'; lodgeSlug: string; userName: string }
  | { type: 'stay_message'; reference: string; id: number; isHidden: boolean }
  | { type: 'lodge_question'; id: number }
  | { type: 'inbox_read' }
  | { type: 'mail_queued' }
  | { type: 'webhooks_queued' }
  | { type: 'record_changed'; change: WebhookEvent; id: number | string }
  /** Events of other instances may have been lost; each instance delivers this one to itself. */
  | { type: 'events_missed' }

type EventOf<Type extends DomainEvent['type']> = Extract<DomainEvent, { type: Type }>

type Listeners = Map<string, Set<(event: DomainEvent) => void>>

function add(listeners: Listeners, type: string, listener: (event: DomainEvent) => void): () => void {
  const set = listeners.get(type) ?? new Set()
  listeners.set(type, set)
  set.add(listener)
  return () => set.delete(listener)
}

export class Events {
  private readonly listeners: Listeners = new Map()
  private readonly remoteListeners: Listeners = new Map()
  private broadcast: (event: DomainEvent) => void = () => {}

  on<Type extends DomainEvent['type']>(type: Type, listen: (event: EventOf<Type>) => void): () => void {
    return add(this.listeners, type, listen as (event: DomainEvent) => void)
  }

  onRemote<Type extends DomainEvent['type']>(type: Type, listen: (event: EventOf<Type>) => void): () => void {
    return add(this.remoteListeners, type, listen as (event: DomainEvent) => void)
  }

  emit(event: DomainEvent): void {
    this.emitHere(event)
    this.broadcast(event)
  }

  emitHere(event: DomainEvent): void {
    this.call(this.listeners, event)
  }

  deliver(event: DomainEvent): void {
    this.call(this.listeners, event)
    this.call(this.remoteListeners, event)
  }

  private call(listeners: Listeners, event: DomainEvent): void {
    for (const listener of listeners.get(event.type) ?? []) listener(event)
  }

  broadcastWith(broadcast: (event: DomainEvent) => void): void {
    this.broadcast = broadcast
  }
}
