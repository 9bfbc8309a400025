import { expect, test } from 'vitest'
import { foldedEmail, mailtoLink } from './email-address.ts'
import { Email } from './fields.ts'

test.each([
  'smith&jones@example.com',
  'sales!west@example.com',
  'key=value@example.com',
  'team/guests@example.com',
  "o'neil+lodge@example.com",
  '{curly}|~^`*?#$%@example.com',
  'ada@example.xn--p1ai',
  'ada@xn--bcher-kva.example',
  'a@b.co',
])('accepts %s, as a browser does', (address) => {
  expect(Email.parse(address)).toBe(address)
})

test.each([
  ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
  ['Ada@Bücher.Example', 'Ada@xn--bcher-kva.example'],
  ['ada@почта.рф', 'ada@xn--80a1acny.xn--p1ai'],
  ['ada@例え。テスト', 'ada@xn--r8jz45g.xn--zckzah'],
  ['  ada@example.com\t\n', 'ada@example.com'],
  ['\u200Bada@example.com\u200D\uFEFF', 'ada@example.com'],
  ['\u00A0ada@example.com\u3000', 'ada@example.com'],
  ['\u202Aada@example.com\u202C', 'ada@example.com'],
])('%j becomes %s', (given, address) => {
  expect(Email.parse(given)).toBe(address)
})

test.each([
  '',
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'ada@@example.com',
  'ada lovelace@example.com',
  'müller@example.com',
  'ada@-example.com',
  'ada@exa_mple.com',
  'ada@example..com',
  'ada@bücher.example/path',
  'ada@bücher.example:80',
  'ada@exa\u200Bmple com',
  'Ada <ada@example.com>',
  'ada@example.com\r\nBcc: eve@example.com',
  `ada@${'a'.repeat(64)}.com`,
  `${'a'.repeat(250)}@example.com`,
])('refuses %j', (address) => {
  expect(Email.safeParse(address).success).toBe(false)
})

test('compares addresses without case, space and the form of their domain', () => {
  expect(foldedEmail(' ADA@Bücher.example ')).toBe(foldedEmail('ada@xn--bcher-kva.example'))
})

test('a link to an address adds no field to the email', () => {
  expect(mailtoLink('a?cc=eve&b@example.com')).toBe('mailto:a%3Fcc%3Deve%26b@example.com')
})
