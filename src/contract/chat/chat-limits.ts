/** Messages of one page of the history, and of the first view of a room. */
export const HISTORY_PAGE = 50
/** Messages that a page keeps of a room; the history has the older ones. */
export const MAX_LIVE_MESSAGES = 1000
export const MAX_NAME_CHARACTERS = 40
export const MAX_MESSAGE_CHARACTERS = 1000
/** Browsers may cache a page of the history, and the total, for so many milliseconds. */
export const HISTORY_FRESH_MS = 30_000
export const STATS_FRESH_MS = 60_000
/** Messages that one socket may send in `MESSAGE_WINDOW_MS` milliseconds. */
export const MESSAGES_IN_WINDOW = 5
export const MESSAGE_WINDOW_MS = 5000
/** Close code of a restarting server; the client reconnects (IANA WebSocket registry, 1012 Service Restart). */
export const COME_BACK = 1012
