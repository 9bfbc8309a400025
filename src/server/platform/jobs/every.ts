import type { Context } from '../context.ts'

/** `first` resolves after the first round; after `stop` no further one begins. */
export type BackgroundWork = { first: Promise<unknown>; stop: () => void }

/** Begins at once. A failure is logged as `what` and costs one round. */
export function every(
  context: Context,
  everyMs: number,
  what: string,
  work: () => Promise<unknown>,
): BackgroundWork & { round: () => Promise<unknown> } {
  const round = () => work().catch(logFailure(context, what))
  const timer = setInterval(round, everyMs)
  timer.unref()
  return { first: round(), stop: () => clearInterval(timer), round }
}

export const logFailure =
  ({ log }: Context, what: string) =>
  (error: Error): void =>
    log.warn({ error: error.message }, `${what} failed`)
