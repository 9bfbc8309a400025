const FREE_FAILURES = 5
const FIRST_WAIT_MS = 2000
const LONGEST_WAIT_MS = 60_000
/** Failures are forgotten so long after the last of them. */
export const FORGET_FAILURES_MS = 15 * 60_000
/** Attempts at one account a minute, from all networks together that it never signed in from. */
export const STRANGERS_A_MINUTE = 30
const MINUTE_MS = 60_000

/** Failed attempts, and when the last was made (milliseconds since 1970). */
export type Count = { count: number; at: number }

/**
 * `network`: the caller's, at any account. `pair`: the caller's at this account. `account`: at this account from anywhere.
 * `strangers`: within the minute that begins at `at`, at this account from networks it never signed in from.
 */
export type Key = 'network' | 'pair' | 'account' | 'strangers'
export type AttemptCounts = Record<Key, Count>

type Moment = { now: number; isKnown: boolean }

const minuteOf = (now: number): number => now - (now % MINUTE_MS)

/** Two seconds after the fifth failure, doubling to a minute, counted from `at`. */
function msLeft(failures: number, at: number, now: number): number {
  if (failures < FREE_FAILURES) return 0
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - FREE_FAILURES))
  return Math.max(0, at + wait - now)
}

const recent = ({ count, at }: Count, now: number): number => (now - at < FORGET_FAILURES_MS ? count : 0)

/**
 * Whole seconds the caller must wait, 0 for a try now. A network waits for its own failures. Failures from elsewhere make
 * it wait only once it has failed itself, and then from its own last failure: nobody can take the turn of a network that
 * never failed. Many networks together share a number of attempts a minute for all that come after the first of each.
 */
export function secondsToWait(counts: AttemptCounts, { now, isKnown }: Moment): number {
  const { network, pair, account, strangers } = counts
  const own = recent(pair, now)
  const failures = own === 0 ? 0 : Math.max(own, recent(account, now))
  const hasFailed = own > 0 || recent(network, now) > 0
  const isCrowded =
    hasFailed && !isKnown && strangers.at === minuteOf(now) && strangers.count >= STRANGERS_A_MINUTE
  const wait = Math.max(
    msLeft(recent(network, now), network.at, now),
    msLeft(failures, pair.at, now),
    isCrowded ? strangers.at + MINUTE_MS - now : 0,
  )
  return Math.ceil(wait / 1000)
}

/** The counts with one more failed attempt. */
export function counted(counts: AttemptCounts, { now, isKnown }: Moment): AttemptCounts {
  const more = (one: Count): Count => ({ count: recent(one, now) + 1, at: now })
  const minute = minuteOf(now)
  const inMinute = counts.strangers.at === minute ? counts.strangers.count : 0
  return {
    network: more(counts.network),
    pair: more(counts.pair),
    account: more(counts.account),
    strangers: isKnown ? counts.strangers : { count: inMinute + 1, at: minute },
  }
}

/**
 * The counts without an attempt that turned out not to have failed; `before` is what they were when it was counted. One that
 * was right also forgets what its own network got wrong.
 */
export function withoutAttempt(
  counts: AttemptCounts,
  before: AttemptCounts,
  { now, isKnown, isRight }: Moment & { isRight: boolean },
): AttemptCounts {
  const less = (key: Key, by = 1): Count => ({
    count: Math.max(0, counts[key].count - by),
    at: counts[key].at === now ? before[key].at : counts[key].at,
  })
  const strangers = isKnown || counts.strangers.at !== minuteOf(now) ? counts.strangers : less('strangers')
  if (!isRight) return { network: less('network'), pair: less('pair'), account: less('account'), strangers }
  const none = { count: 0, at: 0 }
  return { network: none, pair: none, account: less('account', counts.pair.count), strangers }
}
