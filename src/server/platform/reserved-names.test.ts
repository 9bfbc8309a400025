import { expect, test } from 'vitest'
import { isReservedName, readReviewName } from './reserved-names.ts'

test.each([
  ['Latin', 'admin'],
  ['Latin, r and n for m', 'adrnin'],
  ['Cyrillic', 'Оwnеr'],
  ['Greek', 'ΟWΝΕR'],
  ['small capitals', 'ᴏᴡɴᴇʀ'],
  ['Cherokee', 'ᎪᎠᎷᎥN'],
  ['small Cherokee', 'ꭺꭰꮇꭵn'],
  ['Lisu', 'ꓮꓓꓟꓲꓠ'],
  ['Lisu host', 'ꓧꓳꓢꓔ'],
  ['Coptic', 'Ⲙⲟd'],
  ['Coptic owner', 'Ⲟwner'],
  ['squares', '🄰🄳🄼🄸🄽'],
  ['black squares', '🅰🅳🅼🅸🅽'],
  ['black circles', '🅞🅦🅝🅔🅡'],
  ['flags', '🇴 🇼 🇳 🇪 🇷'],
  ['mathematics', '𝕆𝕨𝕟𝕖𝕣'],
  ['Armenian and Latin', 'հost'],
  ['Roman numerals', 'Adⅿin'],
])('a name in %s that looks like an owner is reserved: %s', (_script, name) => {
  expect(isReservedName(name)).toBe(true)
})

test.each([
  'Ada',
  'Corner Vern',
  'Анна',
  'Дмитрий',
  'Ελένη',
  'ᏣᎳᎩ',
  'ⲙⲁⲣⲓⲁ',
  'ꓡꓲ-ꓢꓴ',
  'Արամ',
  '李雷',
  'Grace 🇬🇧',
  '',
])('%j is free', (name) => {
  expect(isReservedName(name)).toBe(false)
})

test('a review shows Guest for a first name that looks like an owner', () => {
  expect(readReviewName('ᎪᎠᎷᎥN Smith')).toBe('Guest')
  expect(readReviewName('Grace Guest')).toBe('Grace')
})
