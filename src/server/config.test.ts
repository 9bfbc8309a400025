import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

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
