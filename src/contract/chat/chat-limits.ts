export const HISTORY_PAGE = 50
/** A page keeps this many messages of a room; the history has the older ones. */
export const MAX_LIVE_MESSAGES = 1000
export const MAX_NAME_CHARACTERS = 40
export const MAX_MESSAGE_CHARACTERS = 1000
/** Browsers may cache history pages and totals this long. */
export const HISTORY_FRESH_MS = 30_000
export const STATS_FRESH_MS = 60_000
export const MESSAGES_IN_WINDOW = 5
export const MESSAGE_WINDOW_MS = 5000
/**
 * Close code of a restarting server, after which the client reconnects (IANA WebSocket registry, 1012
 * Service Restart).
 */
export const COME_BACK = 1012
