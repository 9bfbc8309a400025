const FREE_FAILURES = 5
const FIRST_WAIT_MS = 2000
const LONGEST_WAIT_MS = 60_000
export const FORGET_FAILURES_MS = 15 * 60_000
/** For one account, from all unknown networks together. */
export const STRANGERS_A_MINUTE = 30
const MINUTE_MS = 60_000

/** `at` is the time of the last failure, in milliseconds since 1970. */
export type Count = { count: number; at: number }

/**
 * `network` counts the caller's failures at any account; `network2` and `network4` those of the wider
 * networks, which have two and four times the free failures. `pair` counts the caller's at this account,
 * `account` anyone's, and `strangers` those of unknown networks in the minute from `at`.
 */
export type Key = 'network' | 'network2' | 'network4' | 'pair' | 'account' | 'strangers'
export type AttemptCounts = Record<Key, Count>

type Moment = { now: number; isKnown: boolean }

const startOfMinute = (now: number): number => now - (now % MINUTE_MS)

/** Two seconds after the fifth failure, doubling up to a minute, counted from `at`. */
function msLeft(failures: number, at: number, now: number): number {
  if (failures < FREE_FAILURES) return 0
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - FREE_FAILURES))
  return Math.max(0, at + wait - now)
}

const recent = ({ count, at }: Count, now: number): number => (now - at < FORGET_FAILURES_MS ? count : 0)

/**
 * In seconds, 0 for none. A network waits for its own failures, and an unknown one also for those of its
 * wider networks. An account's failures delay only networks that failed at it, each from its own last
 * failure. Unknown networks share a number of attempts a minute after the first of each.
 */
export function secondsToWait(counts: AttemptCounts, { now, isKnown }: Moment): number {
  const { network, network2, network4, pair, account, strangers } = counts
  const own = recent(pair, now)
  const failures = own === 0 ? 0 : Math.max(own, recent(account, now))
  const hasFailed = own > 0 || recent(network, now) > 0
  const isCrowded =
    hasFailed && !isKnown && strangers.at === startOfMinute(now) && strangers.count >= STRANGERS_A_MINUTE
  const msLeftOfWider = (wider: Count, share: number) =>
    isKnown ? 0 : msLeft(Math.floor(recent(wider, now) / share), wider.at, now)
  const wait = Math.max(
    msLeft(recent(network, now), network.at, now),
    msLeftOfWider(network2, 2),
    msLeftOfWider(network4, 4),
    msLeft(failures, pair.at, now),
    isCrowded ? strangers.at + MINUTE_MS - now : 0,
  )
  return Math.ceil(wait / 1000)
}

export function counted(counts: AttemptCounts, { now, isKnown }: Moment): AttemptCounts {
  const more = (one: Count): Count => ({ count: recent(one, now) + 1, at: now })
  const minute = startOfMinute(now)
  const inMinute = counts.strangers.at === minute ? counts.strangers.count : 0
  return {
    network: more(counts.network),
    network2: more(counts.network2),
    network4: more(counts.network4),
    pair: more(counts.pair),
    account: more(counts.account),
    strangers: isKnown ? counts.strangers : { count: inMinute + 1, at: minute },
  }
}

/**
 * `before` are the counts when the attempt was counted. A success also clears its network's failures, and
 * takes them off the wider networks'.
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
  const strangers =
    isKnown || counts.strangers.at !== startOfMinute(now) ? counts.strangers : less('strangers')
  if (!isRight)
    return {
      network: less('network'),
      network2: less('network2'),
      network4: less('network4'),
      pair: less('pair'),
      account: less('account'),
      strangers,
    }
  const none = { count: 0, at: 0 }
  return {
    network: none,
    network2: less('network2', counts.network.count),
    network4: less('network4', counts.network.count),
    pair: none,
    account: less('account', counts.pair.count),
    strangers,
  }
}
