import { expect, test } from 'vitest'
import { ReviewDraft } from '../reviews/reviews.ts'
import { isReservedName } from './reserved-names.ts'

test.each([
  'Owner',
  'OWNER',
  'the owner',
  'The_Owner',
  'Lodge Owner',
  'LodgeOwner',
  'Owner of XRP Lodge',
  'Owner!',
  'Owner1',
  'Owner@XRP',
  '0wner',
  'O w n e r',
  'Ow\u200bner',
  'Lodge\u2800Owner',
  'Lodge\u00a0ow\ufeffner',
  'Ównér',
  'Ｏｗｎｅｒ',
  '𝐎𝐰𝐧𝐞𝐫',
  'Оwnеr',
  'ΟWΝΕR',
  'ᴏᴡɴᴇʀ',
  'admin',
  'Admin Ada',
  'adm1n',
  'Adm1n',
  'A d m i n',
  'Ad min',
  'Admi N.',
  '@dmin',
  'Admln',
  'ADM|N',
  'admin007',
  'Аdмin',
  'Administrator',
  'Moderator',
  'mod',
  'm o d',
  'M.o.d.',
  'Mo\u200bd',
  'Mod 1',
  'Host',
  'HoSt',
  'Staff',
  '5upport',
  'Crypto Lodge',
  'Crypto Lodge Team',
  'CryptoLodge Support',
  'Crypto Lodge Owner',
])('%j is reserved for owners', (name) => {
  expect(isReservedName(name)).toBe(true)
})

test.each([
  'Ada',
  'Brown Ermine',
  'Homeowner Bob',
  'Adminda',
  'Townerly',
  'Modesto',
  'Mo D.',
  'Mo\u00a0D',
  'M. Od',
  'Ho St',
  'Hos T.',
  'Hostetler',
  'XRP fan 01',
  'Lodge Lover',
  'Olive',
  'Анна',
  'Ελένη',
  '李雷',
  '👩‍💻',
  'D3ad Owl',
  '',
])('%j is free', (name) => {
  expect(isReservedName(name)).toBe(false)
})

test('a text that is too long for a name is not searched: a megabyte of some characters would take seconds', () => {
  expect(isReservedName('owner')).toBe(true)
  expect(isReservedName(`owner ${'-'.repeat(200)}`)).toBe(false)
  const { error } = ReviewDraft.safeParse({ stars: 5, text: 'Nice', name: `owner ${'-'.repeat(100)}` })
  expect(error?.issues.map(({ message }) => message)).toEqual(['Please use at most 60 characters'])
})
