import { expect, it } from 'vitest'
import {
  DEFAULT_FIREPLACE_THEME,
  FIREPLACE_THEMES,
  isFireplaceTheme,
  nextTheme,
  themeTitle,
} from './themes.ts'

it('a click goes through all thirteen themes and back to the first', () => {
  const seen = new Set(FIREPLACE_THEMES)
  let theme = DEFAULT_FIREPLACE_THEME
  for (const expected of FIREPLACE_THEMES) {
    expect(theme).toBe(expected)
    theme = nextTheme(theme)
  }
  expect(seen.size).toBe(13)
  expect(theme).toBe(DEFAULT_FIREPLACE_THEME)
})

it('labels are in title case', () => {
  expect(FIREPLACE_THEMES.map(themeTitle)).toContain('Lightning Storm')
  expect(themeTitle('rainbow')).toBe('Rainbow')
})

it('only the thirteen names are themes', () => {
  expect(isFireplaceTheme('falling money')).toBe(true)
  expect(isFireplaceTheme('Falling Money')).toBe(false)
  expect(isFireplaceTheme(null)).toBe(false)
})
