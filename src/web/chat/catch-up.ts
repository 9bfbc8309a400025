/**
 * How far a page is in finding what it missed of its room. Every message up to the id `upTo` is here; `newestLive` is the newest
 * id heard live on this connection, whose messages come in order and without gaps.
 */
export type CatchUp =
  /** No connection; `upTo` is null before the first list came. */
  | { status: 'offline'; upTo: number | null }
  /** Connected, and the recent messages are being read. */
  | { status: 'reading'; upTo: number | null; newestLive: number }
  /** They are here; what came between them and the connection is not yet requested. */
  | { status: 'read'; upTo: number | null; newestLive: number }
  /** It is requested. */
  | { status: 'resuming'; upTo: number; newestLive: number }
  /** Nothing is missing. */
  | { status: 'live'; upTo: number }

export const noConnection: CatchUp = { status: 'offline', upTo: null }

export const disconnected = ({ upTo }: CatchUp): CatchUp => ({ status: 'offline', upTo })
export const connected = ({ upTo }: CatchUp): CatchUp => ({ status: 'reading', upTo, newestLive: 0 })

const newestLiveOf = (catchUp: CatchUp): number => ('newestLive' in catchUp ? catchUp.newestLive : 0)

/** The recent messages are here: the first list says where this page began. */
export function withRecent(catchUp: CatchUp, newest: number): CatchUp {
  return { ...catchUp, upTo: catchUp.upTo ?? newest }
}

/** The connection's first reading has ended, with or without an answer. */
export function withReadEnded(catchUp: CatchUp): CatchUp {
  return catchUp.status === 'reading' ? { ...catchUp, status: 'read' } : catchUp
}

export function resuming(catchUp: CatchUp): CatchUp {
  return { status: 'resuming', upTo: catchUp.upTo ?? 0, newestLive: newestLiveOf(catchUp) }
}

export function isMissing(catchUp: CatchUp, id: number): boolean {
  return id > Math.max(catchUp.upTo ?? 0, newestLiveOf(catchUp))
}

/** A live message: before the answer to `resume` there may be a gap below it. */
export function withLive(catchUp: CatchUp, id: number): CatchUp {
  if (catchUp.status === 'live') return { ...catchUp, upTo: Math.max(catchUp.upTo, id) }
  if (catchUp.status === 'offline') return catchUp
  return { ...catchUp, newestLive: Math.max(catchUp.newestLive, id) }
}

/** An answer to `resume`; once it is complete, what came live meanwhile is above every gap. */
export function withMissed(catchUp: CatchUp, newest: number, isComplete: boolean): CatchUp {
  const upTo = Math.max(catchUp.upTo ?? 0, newest)
  const newestLive = newestLiveOf(catchUp)
  return isComplete
    ? { status: 'live', upTo: Math.max(upTo, newestLive) }
    : { status: 'resuming', upTo, newestLive }
}
