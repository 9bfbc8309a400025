/** In CSS pixels. Narrower screens count as phones. */
export const PHONE_PX = 768
