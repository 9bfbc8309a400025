import type { Config } from '../config.ts'
import type { Context } from '../context.ts'
import type { PaymentGateway } from './payment.ts'
import { type SandboxGateway, sandboxGateway } from './sandbox.ts'

export type Provider = { gateway: PaymentGateway | null; sandbox: SandboxGateway | null; why: string | null }

const STRIPE_KEYS = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

const noProvider = (why: string): Provider => ({ gateway: null, sandbox: null, why })

/**
 * Stripe when its keys are set; otherwise the sandbox, in production only with PAYMENT_PROVIDER. A
 * half-configured Stripe is none, because it takes cards and receives no webhooks.
 */
export async function paymentProvider(context: Context): Promise<Provider> {
  const { config } = context
  const set = STRIPE_KEYS.filter((name) => config[name])
  const wantsStripe = config.PAYMENT_PROVIDER === 'stripe' || (set.length > 0 && !config.PAYMENT_PROVIDER)
  if (wantsStripe) {
    const missing = STRIPE_KEYS.filter((name) => !config[name])
    if (missing.length > 0) return noProvider(`Card payments are off: ${missing.join(', ')} not set`)
    return { gateway: await openStripe(config, context), sandbox: null, why: null }
  }
  if (config.NODE_ENV === 'production' && config.PAYMENT_PROVIDER !== 'sandbox')
    return noProvider(
      'Card payments are off: set the STRIPE_ keys, or PAYMENT_PROVIDER=sandbox for test payments',
    )
  const sandbox = sandboxGateway(context)
  return { gateway: sandbox, sandbox, why: null }
}

async function openStripe(config: Config, { log }: Context): Promise<PaymentGateway> {
  const { stripeGateway } = await import('./stripe.ts')
  const keys = {
    secretKey: config.STRIPE_SECRET_KEY ?? '',
    publishableKey: config.STRIPE_PUBLISHABLE_KEY ?? '',
    webhookSecret: config.STRIPE_WEBHOOK_SECRET ?? '',
    apiBase: config.STRIPE_API_BASE,
    takesCrypto: config.STRIPE_CRYPTO === 'on',
  }
  return stripeGateway(keys, log)
}
