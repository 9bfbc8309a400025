import { expect, test } from 'vitest'
import { publicUrl, readConfig } from './config.ts'

test.each([
  'localhost:3000',
  'cryptolodge.example:443',
  'ftp://lodges.example',
  'https://lodges.example?a=1',
  'https://lodges.example/#top',
  'https://owner:secret@lodges.example',
])('refuses %s as PUBLIC_URL in one line', (PUBLIC_URL) => {
  expect(() => readConfig({ PUBLIC_URL })).toThrow(/^Wrong configuration: PUBLIC_URL: [^\n]+$/)
})

test.each([
  ['https://lodges.example', 'https://lodges.example'],
  [' https://lodges.example/ ', 'https://lodges.example'],
  ['http://localhost:3000', 'http://localhost:3000'],
])('reads "%s" as the public address %s', (PUBLIC_URL, expected) => {
  expect(readConfig({ PUBLIC_URL }).PUBLIC_URL).toBe(expected)
})

test.each(['true', '1,2', '1.5', '-1', '10.0.0', '10.0.0.0/33', '10.0.0.1,', 'proxy.example'])(
  'refuses "%s" as TRUST_PROXY in one line',
  (TRUST_PROXY) => {
    expect(() => readConfig({ TRUST_PROXY })).toThrow(/^Wrong configuration: TRUST_PROXY: [^\n]+$/)
  },
)

test.each([
  ['', ''],
  [' ', ''],
  ['1 ', '1'],
  ['10.0.0.0/8, ::1', '10.0.0.0/8, ::1'],
  ['loopback', 'loopback'],
])('reads "%s" as TRUST_PROXY "%s"', (TRUST_PROXY, expected) => {
  expect(readConfig({ TRUST_PROXY }).TRUST_PROXY).toBe(expected)
})

test.each([
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['::1', 'http://[::1]:3000'],
  ['fe80::1%eth0', 'http://[fe80::1]:3000'],
  ['lodges.example', 'http://lodges.example:3000'],
])('without PUBLIC_URL a server at %s has the address %s', (HOST, expected) => {
  const address = publicUrl(readConfig({ HOST }))
  expect(address).toBe(expected)
  expect(new URL(address).origin).toBe(expected)
})

test.each(['http://lodges.example', 'lodges example', 'lodges.example:80', '::1::'])(
  'refuses "%s" as HOST in one line',
  (HOST) => {
    expect(() => readConfig({ HOST })).toThrow(/^Wrong configuration: HOST: [^\n]+$/)
  },
)

test.each([
  'Crypto Lodge',
  'Crypto Lodge <stay>',
  'Crypto Lodge stay@lodges.example',
  '<stay@lodges.example> x',
])('refuses "%s" as MAIL_FROM in one line', (MAIL_FROM) => {
  expect(() => readConfig({ MAIL_FROM })).toThrow(/^Wrong configuration: MAIL_FROM: [^\n]+$/)
})

test.each(['stay@localhost', 'Crypto Lodge <stay@lodges.example>', '"Lodge, Crypto" <stay@lodges.example>'])(
  'reads "%s" as MAIL_FROM',
  (MAIL_FROM) => {
    expect(readConfig({ MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM)
  },
)
