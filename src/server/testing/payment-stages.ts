import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { isoNow } from '../platform/clock.ts'
import { sandboxIntents } from '../platform/database/tables/payments.ts'
import { type SignedEvent, type StripeStandIn, stripeStandIn } from './stripe-stand-in.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import type { TestClock } from './test-clock.ts'

/** What a provider's tests need: cards that pay, webhooks on demand and lost webhooks. */
export type Stage = {
  testApp: TestApp
  /** Pays with a card and delivers the webhook. */
  pay: (clientSecret: string, number?: string) => Promise<void>
  /** Confirms the setup of a card and delivers the webhook. */
  confirmSetup: (clientSecret: string, number?: string) => Promise<void>
  /** Pays without a webhook. */
  paySilently: (clientSecret: string) => Promise<void>
  /** Refunds cents at the provider's dashboard, without a webhook. */
  giveBackSilently: (intentId: string, cents: number) => Promise<void>
  /** Cents that the provider refunded of an intent. */
  givenBack: (intentId: string) => Promise<number>
  close: () => Promise<void>
}

export async function stripeStage(
  clock: TestClock,
  environment: Record<string, string> = {},
): Promise<Stage & { stripe: StripeStandIn; deliver: (event: SignedEvent) => Promise<number> }> {
  const stripe = await stripeStandIn(clock.now)
  const testApp = await createTestApp({
    clock,
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_BASE: stripe.apiBase,
      ...environment,
    },
  })
  const deliver = async ({ raw, signature }: SignedEvent) => {
    const answer = await testApp.app.inject({
      method: 'POST',
      url: '/api/payments/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload: raw,
    })
    return answer.statusCode
  }
  return {
    testApp,
    stripe,
    deliver,
    pay: async (secret, number) => {
      expect(await deliver(stripe.pay(secret, number))).toBe(200)
    },
    confirmSetup: async (secret, number) => {
      expect(await deliver(stripe.confirmSetup(secret, number))).toBe(200)
    },
    paySilently: async (secret) => {
      stripe.pay(secret)
    },
    giveBackSilently: async (intentId, cents) => {
      stripe.giveBack(intentId, cents)
    },
    givenBack: async (intentId) => stripe.givenBack(intentId).cents,
    close: async () => {
      await testApp.close()
      await stripe.close()
    },
  }
}

export async function sandboxStage(clock: TestClock): Promise<Stage> {
  const testApp = await createTestApp({ clock })
  const pay = async (clientSecret: string, number = '4242424242424242') => {
    const card = { number, expiry: '12 / 34', cvc: '123' }
    const answer = await testApp.send('POST /api/sandbox/confirm', { body: { clientSecret, card } })
    expect(answer.status).toBe(200)
    if (answer.body.status !== 'requires_action') return
    const body = { clientSecret, approve: true }
    await testApp.send('POST /api/sandbox/authenticate', { body })
  }
  return {
    testApp,
    pay,
    confirmSetup: pay,
    paySilently: async (clientSecret) => {
      await testApp.context.db
        .update(sandboxIntents)
        .set({ status: 'succeeded' })
        .where(eq(sandboxIntents.clientSecret, clientSecret))
    },
    giveBackSilently: async (intentId, cents) => {
      await testApp.context.db
        .update(sandboxIntents)
        .set({ refunded: sql`${sandboxIntents.refunded} + ${cents}`, refundedAt: isoNow(clock) })
        .where(eq(sandboxIntents.id, intentId))
    },
    givenBack: async (intentId) => {
      const [row] = await testApp.context.db
        .select()
        .from(sandboxIntents)
        .where(eq(sandboxIntents.id, intentId))
      return row?.refunded ?? 0
    },
    close: () => testApp.close(),
  }
}

/** Both providers run the same tests. */
export const providerStages = [
  ['Stripe', stripeStage],
  ['the sandbox', sandboxStage],
] as const
