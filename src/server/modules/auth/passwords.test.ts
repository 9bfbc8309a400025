import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { NewPassword } from '#contract/auth/account.ts'
import { commonPasswords } from './generated/common-passwords.gen.ts'
import { easyPasswordReason, hashPassword, isRightPassword } from './passwords.ts'

const account = { email: 'olive@lodges.example', name: 'Olive Owner' }
const isEasy = (password: string) => easyPasswordReason(password, account) !== null

test('knows the 3,000 commonest passwords of eight characters or more', () => {
  expect(commonPasswords.size).toBe(3000)
  expect([...commonPasswords].filter((password) => password.length < 8)).toEqual([])
  expect([...commonPasswords].filter((password) => password !== password.toLowerCase())).toEqual([])
})

test.each(['password', 'PassWord1', '12345678', 'trustno1'])('refuses the common password %s', (password) => {
  expect(easyPasswordReason(password, account)).toBe('This password is too common. Please choose another')
})

test.each(['olive@lodges.example', 'OliveOwner2026', 'olive-lodges', 'CryptoLodge1!', 'lodgepassword'])(
  'refuses %s, built from the name, the address or the product',
  (password) => {
    expect(isEasy(password)).toBe(true)
  },
)

test.each([
  'correct horse battery',
  'an olive tree behind the lodge',
  'passwordpassword of nobody',
  'ünïcödé wörds',
])('lets %s pass', (password) => {
  expect(isEasy(password)).toBe(false)
})

test('a short name forbids nothing', () => {
  expect(easyPasswordReason('boat boat', { email: 'b@example.com', name: 'Bo At' })).toBe(null)
})

test('a password is the same however its letters were typed', async () => {
  const stored = await hashPassword('Zoe\u0308 am See 1')
  for (const typed of ['Zo\u00eb am See 1', 'Zoe\u0308 am See 1', 'Zo\u00eb\u00a0am See \uff11'])
    expect(await isRightPassword(stored, typed)).toBe(true)
  expect(await isRightPassword(stored, 'Zoe am See 1')).toBe(false)
})

test('a hash of the text as it was typed still counts', async () => {
  const stored = await hash('Zoe\u0308 am See 1')
  expect(await isRightPassword(stored, 'Zoe\u0308 am See 1')).toBe(true)
  expect(await isRightPassword(stored, 'Zoe am See 1')).toBe(false)
})

test('a common password is refused in wide letters, and four letters with accents are four', () => {
  expect(isEasy('\uff50assword')).toBe(true)
  expect(NewPassword.safeParse('e\u0308'.repeat(4)).success).toBe(false)
  expect(NewPassword.parse('\uff11'.repeat(8))).toBe('11111111')
})
