/** In the order of clicks on the flame. */
export const FIREPLACE_THEMES = [
  'classic fire',
  'electric blue',
  'cyber green',
  'neon purple',
  'crypto gold',
  'arctic ice',
  'plasma pink',
  'rainbow',
  'neon rocket',
  'spiral vortex',
  'lightning storm',
  'molten lava',
  'falling money',
] as const

export type FireplaceTheme = (typeof FIREPLACE_THEMES)[number]

export const DEFAULT_FIREPLACE_THEME: FireplaceTheme = 'classic fire'

export const isFireplaceTheme = (value: unknown): value is FireplaceTheme =>
  FIREPLACE_THEMES.some((theme) => theme === value)

export function nextTheme(theme: FireplaceTheme): FireplaceTheme {
  const next = (FIREPLACE_THEMES.indexOf(theme) + 1) % FIREPLACE_THEMES.length
  return FIREPLACE_THEMES[next] ?? DEFAULT_FIREPLACE_THEME
}

export const themeTitle = (theme: FireplaceTheme) =>
  theme.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
