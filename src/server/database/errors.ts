/** SQLSTATE codes, PostgreSQL appendix A. */
export const EXCLUSION_VIOLATION = '23P01'
export const UNIQUE_VIOLATION = '23505'

/** Codes that say the server, not the statement, is the trouble: class 08, 53, 57 and 25P03, and what sockets tell. */
const AWAY =
  /^(08...|53...|57...|25P03|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH)$/

/** A value that no column can hold: a number or a date out of range, not a text of the type, the character NUL. */
const UNFIT = new Set(['22003', '22007', '22008', '22021', '22P02', '22P05'])

/** What the driver says of a connection that is gone or could not be had; it has no codes for them. */
const GONE = /timeout exceeded when trying to connect|Connection terminated|not queryable|fell silent/i

/** The SQLSTATE (or socket code) of a failed statement; Drizzle keeps the driver's error as `cause`. */
export function sqlState(error: unknown): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = (at as Error & { code?: unknown }).code
    if (typeof code === 'string') return code
  }
  return null
}

/** True when the database could not be reached or was shutting down: worth a 503 and another try. */
export function isDatabaseAway(error: unknown): boolean {
  const state = sqlState(error)
  if (state !== null && AWAY.test(state)) return true
  for (let at = error; at instanceof Error; at = at.cause) {
    if (GONE.test(at.message)) return true
  }
  return false
}

/** True when what was sent cannot be stored or compared: the caller's fault, worth a 400. */
export const isUnfitValue = (error: unknown): boolean => UNFIT.has(sqlState(error) ?? '')
