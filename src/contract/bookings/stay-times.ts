/** HH:MM, lodge time. */
export const DEFAULT_CHECK_IN_FROM = '16:00'
export const DEFAULT_CHECK_OUT_UNTIL = '11:00'
