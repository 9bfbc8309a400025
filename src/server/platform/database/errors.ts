/** SQLSTATE codes, PostgreSQL appendix A. */
export const EXCLUSION_VIOLATION = '23P01'
export const UNIQUE_VIOLATION = '23505'

/** The server failed and not the statement: classes 08, 53, 57, code 25P03, and socket errors. */
const UNREACHABLE_STATES =
  /^(08...|53...|57...|25P03|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH)$/

const UNSTORABLE_STATES = new Set(['22003', '22007', '22008', '22021', '22P02', '22P05'])

/** The driver's messages of a lost connection, which have no code. */
const UNREACHABLE_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|fell silent/i

/** Drizzle holds the driver's error as `cause`. */
export function sqlState(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = (cause as Error & { code?: unknown }).code
    if (typeof code === 'string') return code
  }
  return null
}

export function isDatabaseAway(error: unknown): boolean {
  const state = sqlState(error)
  if (state !== null && UNREACHABLE_STATES.test(state)) return true
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (UNREACHABLE_MESSAGES.test(cause.message)) return true
  }
  return false
}

/** The server or the network ended a connection that was made; another one may work at once. */
const CONNECTION_LOST_STATES = /^(57P0[123]|08...|ECONNRESET|EPIPE)$/

export function isConnectionLost(error: unknown): boolean {
  const state = sqlState(error)
  if (state !== null) return CONNECTION_LOST_STATES.test(state)
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (/Connection terminated|not queryable/i.test(cause.message)) return true
  }
  return false
}

export const isDiskFull = (error: unknown): boolean => /^(53100|ENOSPC|EDQUOT)$/.test(sqlState(error) ?? '')

export const isUnfitValue = (error: unknown): boolean => UNSTORABLE_STATES.has(sqlState(error) ?? '')
