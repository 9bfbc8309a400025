/** SQLSTATE codes, PostgreSQL appendix A. */
export const EXCLUSION_VIOLATION = '23P01'
export const UNIQUE_VIOLATION = '23505'

/** The server and not the statement failed: classes 08, 53, 57, code 25P03, and socket errors. */
const AWAY =
  /^(08...|53...|57...|25P03|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH)$/

/** Values that no column can hold: a number or date out of range, an invalid text of a type, the character NUL. */
const UNFIT = new Set(['22003', '22007', '22008', '22021', '22P02', '22P05'])

/** The driver's messages without a code for a lost connection. */
const GONE = /timeout exceeded when trying to connect|Connection terminated|not queryable|fell silent/i

/** The SQLSTATE (or socket code) of a failed statement; Drizzle holds the driver's error as `cause`. */
export function sqlState(error: unknown): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = (at as Error & { code?: unknown }).code
    if (typeof code === 'string') return code
  }
  return null
}

/** True when the database is unreachable or shuts down: a 503, worth another try. */
export function isDatabaseAway(error: unknown): boolean {
  const state = sqlState(error)
  if (state !== null && AWAY.test(state)) return true
  for (let at = error; at instanceof Error; at = at.cause) {
    if (GONE.test(at.message)) return true
  }
  return false
}

/** Ended by the server or the network in the middle: 57P01 to 57P03, class 08, and socket errors after the connection was made. */
const LOST = /^(57P0[123]|08...|ECONNRESET|EPIPE)$/

/** True when a connection that was there is gone; another one may work at once. */
export function isConnectionLost(error: unknown): boolean {
  const state = sqlState(error)
  if (state !== null) return LOST.test(state)
  for (let at = error; at instanceof Error; at = at.cause) {
    if (/Connection terminated|not queryable/i.test(at.message)) return true
  }
  return false
}

/** True when a file or a row found no room: of a disk or a quota. */
export const isDiskFull = (error: unknown): boolean => /^(53100|ENOSPC|EDQUOT)$/.test(sqlState(error) ?? '')

/** True when the caller's value cannot be stored or compared: a 400. */
export const isUnfitValue = (error: unknown): boolean => UNFIT.has(sqlState(error) ?? '')
