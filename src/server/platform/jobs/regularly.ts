import type { Context } from '../context.ts'

/** Work in the background. `first` resolves after its first round; after `stop` no further one begins. */
export type BackgroundWork = { first: Promise<unknown>; stop: () => void }

/** Does `work` now and every `everyMs` milliseconds; a failure is logged as `what` and costs one round. `round` does it once more. */
export function regularly(
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

/** For `catch`: logs that `what` failed, and why. */
export const logFailure =
  ({ log }: Context, what: string) =>
  (error: Error): void =>
    log.warn({ error: error.message }, `${what} failed`)
