import type { ChatMessage } from '#contract/chat.ts'

/** What a room tells the others, on every instance. Told after the transaction that made it true. */
export type DomainEvent =
  | { type: 'lodges_changed' }
  | { type: 'market_changed' }
  | { type: 'art_changed' }
  | { type: 'booking_changed'; lodgeSlug: string }
  | { type: 'closures_changed' }
  | { type: 'payments_changed' }
  | { type: 'refund_enqueued' }
  | { type: 'chat_message'; message: ChatMessage; previousId: number }
  | { type: 'chat_hidden'; lodgeSlug: string; id: number }
  | { type: 'chat_presence'; lodgeSlug: string; instance: string; count: number }
  | { type: 'chat_typing'; lodgeSlug: string; userName: string }
  | { type: 'mail_queued' }

type EventOf<Type extends DomainEvent['type']> = Extract<DomainEvent, { type: Type }>

type Listeners = Map<string, Set<(event: DomainEvent) => void>>

function add(listeners: Listeners, type: string, listener: (event: DomainEvent) => void): () => void {
  const set = listeners.get(type) ?? new Set()
  listeners.set(type, set)
  set.add(listener)
  return () => set.delete(listener)
}

/** Delivers events to this process's listeners, and hands each to `carry` for the other instances. */
export class Events {
  private readonly listeners: Listeners = new Map()
  private readonly remoteListeners: Listeners = new Map()
  private broadcast: (event: DomainEvent) => void = () => {}

  /** Calls `listen` for every event of this type, whichever instance emitted it; the answer stops that. */
  on<Type extends DomainEvent['type']>(type: Type, listen: (event: EventOf<Type>) => void): () => void {
    return add(this.listeners, type, listen as (event: DomainEvent) => void)
  }

  /** As `on`, for events of other instances only: an emitter uses it to follow the others and not itself. */
  onRemote<Type extends DomainEvent['type']>(type: Type, listen: (event: EventOf<Type>) => void): () => void {
    return add(this.remoteListeners, type, listen as (event: DomainEvent) => void)
  }

  /** Tells this instance and all others. */
  emit(event: DomainEvent): void {
    this.call(this.listeners, event)
    this.broadcast(event)
  }

  /** Delivers an event that another instance emitted. */
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
