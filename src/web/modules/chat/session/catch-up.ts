/**
 * The page has every message up to the id `upTo`. `newestLive` is the newest id received on this connection,
 * whose messages come in order and without gaps.
 */
export type CatchUp =
  /** The missed messages are not requested yet on this connection. `upTo` is null before the first list. */
  | { status: 'behind'; upTo: number | null; newestLive: number }
  | { status: 'resuming'; upTo: number; newestLive: number }
  | { status: 'live'; upTo: number }

export const noConnection: CatchUp = { status: 'behind', upTo: null, newestLive: 0 }

export const connected = ({ upTo }: CatchUp): CatchUp => ({ ...noConnection, upTo })

const findNewestLive = (catchUp: CatchUp): number => ('newestLive' in catchUp ? catchUp.newestLive : 0)

export function withRecent(catchUp: CatchUp, newest: number): CatchUp {
  return { ...catchUp, upTo: catchUp.upTo ?? newest }
}

/** Null before the first list, and when the missed messages are requested already. */
export function resuming(catchUp: CatchUp): CatchUp | null {
  const { status, upTo } = catchUp
  return status === 'behind' && upTo !== null ? { ...catchUp, status: 'resuming', upTo } : null
}

export function isMissing(catchUp: CatchUp, id: number): boolean {
  return id > Math.max(catchUp.upTo ?? 0, findNewestLive(catchUp))
}

/** Before the answer to `resume` there may be a gap below a live message. */
export function withLive(catchUp: CatchUp, id: number): CatchUp {
  if (catchUp.status === 'live') return { ...catchUp, upTo: Math.max(catchUp.upTo, id) }
  return { ...catchUp, newestLive: Math.max(catchUp.newestLive, id) }
}

/** The last answer to `resume` closes the gap below the live messages. */
export function withMissed(catchUp: CatchUp, newest: number, isComplete: boolean): CatchUp {
  const upTo = Math.max(catchUp.upTo ?? 0, newest)
  const newestLive = findNewestLive(catchUp)
  return isComplete
    ? { status: 'live', upTo: Math.max(upTo, newestLive) }
    : { status: 'resuming', upTo, newestLive }
}
