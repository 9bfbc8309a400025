import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const btcpay = {
  BTCPAY_URL: 'http://btcpay.internal:23000/',
  BTCPAY_STORE_ID: 'store',
  BTCPAY_API_KEY: 'key',
  BTCPAY_WEBHOOK_SECRET: 'secret',
}
const refusal = (environment: Record<string, string>): string => {
  try {
    readConfig(environment)
  } catch (error) {
    return (error as Error).message
  }
  return 'accepted'
}

test.each(['stripe', 'BTCPAY', 'on'])('refuses "%s" as CRYPTO_PROVIDER in one line', (CRYPTO_PROVIDER) => {
  expect(refusal({ CRYPTO_PROVIDER })).toMatch(/^Wrong configuration: CRYPTO_PROVIDER: [^\n]+$/)
})

test.each([
  'btcpay.example',
  'ftp://btcpay.example',
  'https://key@btcpay.example',
  'https://btcpay.example?a=1',
])('refuses "%s" as BTCPAY_URL in one line', (BTCPAY_URL) => {
  expect(refusal({ ...btcpay, BTCPAY_URL })).toMatch(/^Wrong configuration: BTCPAY_URL: [^\n]+$/)
})

test.each(Object.keys(btcpay))('names %s when it alone is missing', (name) => {
  expect(refusal({ ...btcpay, [name]: '' })).toBe(
    `Wrong configuration: ${name}: is missing for payments in coins`,
  )
})

test('names all that is missing for CRYPTO_PROVIDER=btcpay, in one line', () => {
  expect(refusal({ CRYPTO_PROVIDER: 'btcpay' })).toBe(
    `Wrong configuration: ${Object.keys(btcpay)
      .map((name) => `${name}: is missing for payments in coins`)
      .join('; ')}`,
  )
})

test.each(['sandbox', 'off'])('needs no BTCPAY_ values with CRYPTO_PROVIDER=%s', (CRYPTO_PROVIDER) => {
  expect(refusal({ CRYPTO_PROVIDER })).toBe('accepted')
  expect(refusal({ CRYPTO_PROVIDER, BTCPAY_STORE_ID: 'store' })).toBe('accepted')
})

test('takes BTCPay at a private address over http, without its final slash', () => {
  expect(readConfig(btcpay).BTCPAY_URL).toBe('http://btcpay.internal:23000')
})

test.each(['yes', 'ON', '1'])('refuses "%s" as STRIPE_CRYPTO in one line', (STRIPE_CRYPTO) => {
  expect(refusal({ STRIPE_CRYPTO })).toMatch(/^Wrong configuration: STRIPE_CRYPTO: [^\n]+$/)
})

test('takes coins at Stripe only where Stripe takes payments', () => {
  const missing = 'Wrong configuration: STRIPE_CRYPTO: needs Stripe, with its STRIPE_ keys'
  expect(refusal({ STRIPE_CRYPTO: 'on' })).toBe(missing)
  const keys = { STRIPE_SECRET_KEY: 'sk', STRIPE_PUBLISHABLE_KEY: 'pk', STRIPE_WEBHOOK_SECRET: 'whsec' }
  expect(refusal({ STRIPE_CRYPTO: 'on', ...keys, PAYMENT_PROVIDER: 'sandbox' })).toBe(missing)
  expect(readConfig({ STRIPE_CRYPTO: 'on', ...keys }).STRIPE_CRYPTO).toBe('on')
  expect(readConfig({}).STRIPE_CRYPTO).toBe('off')
})
