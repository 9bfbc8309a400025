/** Below this width, in CSS pixels, a screen is a phone's: a slow line, a slow processor, one column. */
export const PHONE_PX = 768
