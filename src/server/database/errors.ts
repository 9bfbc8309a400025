/** SQLSTATE codes, PostgreSQL appendix A. */
export const EXCLUSION_VIOLATION = '23P01'

/** Codes that say the server, not the statement, is the trouble: class 08, 53 and 57P, and refused connections. */
const AWAY = /^(08...|53...|57P..|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE)$/

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
    if (/timeout exceeded when trying to connect|Connection terminated/i.test(at.message)) return true
  }
  return false
}
