import { useSyncExternalStore } from 'react'
import { ApiError } from '../api/call.ts'
import { randomUuid } from '../api/random-uuid.ts'

/** `failure` says why the message did not arrive. The key makes a repeat harmless. */
export type Outgoing = { key: string; text: string; failure: string | null }

type Send = (text: string, key: string) => Promise<unknown>

const LOST = 'Our server did not answer.'
const none: readonly Outgoing[] = []

/**
 * By conversation, for the life of the page: an unsent message is still there when its conversation is opened
 * again.
 */
const lists = new Map<string, readonly Outgoing[]>()
const queues = new Map<string, Promise<void>>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function update(conversation: string, change: (list: readonly Outgoing[]) => readonly Outgoing[]): void {
  lists.set(conversation, change(lists.get(conversation) ?? none))
  for (const listener of listeners) listener()
}

const withFailure = (key: string, failure: string | null) => (list: readonly Outgoing[]) =>
  list.map((outgoing) => (outgoing.key === key ? { ...outgoing, failure } : outgoing))

const without = (key: string) => (list: readonly Outgoing[]) =>
  list.filter((outgoing) => outgoing.key !== key)

/** One after the other, so that the order stays. */
function transmit(conversation: string, { key, text }: Outgoing, send: Send): void {
  const before = queues.get(conversation) ?? Promise.resolve()
  const sent = before.then(async () => {
    try {
      await send(text, key)
      update(conversation, without(key))
    } catch (error) {
      const detail = error instanceof ApiError ? error.detail : null
      update(conversation, withFailure(key, detail ?? LOST))
    }
  })
  queues.set(conversation, sent)
}

/** `send` resolves when a message is stored and shown. */
export function useOutgoing(conversation: string, send: Send) {
  const outgoing = useSyncExternalStore(
    subscribe,
    () => lists.get(conversation) ?? none,
    () => none,
  )
  return {
    outgoing,
    write: (text: string) => {
      const added = { key: randomUuid(), text, failure: null }
      update(conversation, (list) => [...list, added])
      transmit(conversation, added, send)
    },
    sendAgain: (again: Outgoing) => {
      update(conversation, withFailure(again.key, null))
      transmit(conversation, again, send)
    },
    discard: ({ key }: Outgoing) => update(conversation, without(key)),
  }
}
