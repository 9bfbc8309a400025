export const MAX_STAY_MESSAGE_CHARACTERS = 2000
export const MESSAGES_AT_ONCE = 500
/**
 * Close code of the admin area's socket for an unknown or ended session (RFC 6455, section 7.4.2: private
 * use).
 */
export const SIGNED_OUT = 4401
