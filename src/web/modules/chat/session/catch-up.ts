/**
 * State of a page's search for missed messages. The page has every message up to the id `upTo`. `newestLive`
 * is the newest id received live on this connection, whose messages come in order and without gaps.
 */
export type CatchUp =
  /** The missed messages are not requested on this connection. `upTo` is null before the first list. */
  | { status: 'behind'; upTo: number | null; newestLive: number }
  /** The missed messages are requested. */
  | { status: 'resuming'; upTo: number; newestLive: number }
  /** No message is missing. */
  | { status: 'live'; upTo: number }

export const noConnection: CatchUp = { status: 'behind', upTo: null, newestLive: 0 }

/** A new connection begins where the complete messages end. */
export const connected = ({ upTo }: CatchUp): CatchUp => ({ ...noConnection, upTo })

const findNewestLive = (catchUp: CatchUp): number => ('newestLive' in catchUp ? catchUp.newestLive : 0)

/** The recent messages are loaded; the first list sets `upTo`. */
export function withRecent(catchUp: CatchUp, newest: number): CatchUp {
  return { ...catchUp, upTo: catchUp.upTo ?? newest }
}

/** Requests the missed messages; null before the first list, and when they are requested already. */
export function resuming(catchUp: CatchUp): CatchUp | null {
  const { status, upTo } = catchUp
  return status === 'behind' && upTo !== null ? { ...catchUp, status: 'resuming', upTo } : null
}

export function isMissing(catchUp: CatchUp, id: number): boolean {
  return id > Math.max(catchUp.upTo ?? 0, findNewestLive(catchUp))
}

/** A live message; before the answer to `resume` there may be a gap below it. */
export function withLive(catchUp: CatchUp, id: number): CatchUp {
  if (catchUp.status === 'live') return { ...catchUp, upTo: Math.max(catchUp.upTo, id) }
  return { ...catchUp, newestLive: Math.max(catchUp.newestLive, id) }
}

/** An answer to `resume`. The last one closes the gap below the live messages. */
export function withMissed(catchUp: CatchUp, newest: number, isComplete: boolean): CatchUp {
  const upTo = Math.max(catchUp.upTo ?? 0, newest)
  const newestLive = findNewestLive(catchUp)
  return isComplete
    ? { status: 'live', upTo: Math.max(upTo, newestLive) }
    : { status: 'resuming', upTo, newestLive }
}
