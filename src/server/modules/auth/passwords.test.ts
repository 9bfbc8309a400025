import { expect, test } from 'vitest'
import { commonPasswords } from './generated/common-passwords.gen.ts'
import { easyPasswordReason } from './passwords.ts'

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
