/** Screens narrower than this, in CSS pixels, count as phones. */
export const PHONE_PX = 768
