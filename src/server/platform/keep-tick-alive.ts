import { executionAsyncResource } from 'node:async_hooks'

/** Holds the object of one call of `process.nextTick`, against collection. */
const held = new Set<object>()

/**
 * Keeps one tick alive for as long as the process. V8 forgets the hidden class of ticks in a full collection that finds none,
 * and from then on Node 20 creates each tick, six for a reply, by a slow path (decisions/072).
 */
export function keepTickAlive(): void {
  process.nextTick(() => held.add(executionAsyncResource()))
}
