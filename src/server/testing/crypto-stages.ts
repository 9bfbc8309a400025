import type { SandboxAction } from '#contract/crypto/crypto.ts'
import { cryptoDependencies } from '../modules/crypto/crypto-dependencies.ts'
import type { PlayedInvoice } from '../platform/gateways/coins/played-invoice.ts'
import { type BtcpayStandIn, btcpayStandIn } from './btcpay-stand-in.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import type { TestClock } from './test-clock.ts'

/** What the tests of both crypto providers need: a chain that is played, and webhooks that come or are lost. */
export type CryptoStage = {
  testApp: TestApp
  btcpay: BtcpayStandIn | null
  play: (invoiceId: string, action: SandboxAction, webhook?: 'delivered' | 'lost') => Promise<void>
  /** Changes an invoice at the provider without a webhook. */
  change: (invoiceId: string, next: (invoice: PlayedInvoice) => PlayedInvoice) => Promise<void>
  deliver: (event: { raw: string; signature: string }) => Promise<number>
  close: () => Promise<void>
}

const delivering =
  (testApp: TestApp): CryptoStage['deliver'] =>
  async ({ raw, signature }) => {
    const answer = await testApp.app.inject({
      method: 'POST',
      url: '/api/payments/btcpay-webhook',
      headers: { 'content-type': 'application/json', 'btcpay-sig': signature },
      payload: raw,
    })
    return answer.statusCode
  }

async function btcpayStage(clock: TestClock): Promise<CryptoStage> {
  const btcpay = await btcpayStandIn(clock.now)
  const testApp = await createTestApp({ clock, environment: btcpay.environment })
  const deliver = delivering(testApp)
  return {
    testApp,
    btcpay,
    deliver,
    play: async (id, action, webhook = 'delivered') => {
      const event = btcpay.play(id, action)
      if (webhook === 'delivered') await deliver(event)
    },
    change: async (id, next) => btcpay.change(id, next),
    close: async () => {
      await testApp.close()
      await btcpay.close()
    },
  }
}

async function sandboxStage(clock: TestClock): Promise<CryptoStage> {
  const testApp = await createTestApp({ clock })
  const { sandbox } = testApp.services.get(cryptoDependencies)
  if (!sandbox) throw new Error('no sandbox')
  const deliver = delivering(testApp)
  let isLost = false
  sandbox.deliverBy(async (raw, signature) => {
    if (!isLost) await deliver({ raw, signature })
  })
  return {
    testApp,
    btcpay: null,
    deliver,
    play: async (id, action, webhook = 'delivered') => {
      isLost = webhook === 'lost'
      const { status } = await testApp.send(`POST /api/sandbox/crypto/${id}`, { body: { action } })
      isLost = false
      if (status !== 200) throw new Error(`${action} was answered ${status}`)
    },
    change: (id, next) => sandbox.change(id, next),
    close: () => testApp.close(),
  }
}

/** Both providers run the same tests. */
export const cryptoStages = [
  ['the sandbox', sandboxStage],
  ['BTCPay Server', btcpayStage],
] as const
