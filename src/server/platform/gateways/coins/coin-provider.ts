import type { Context } from '../../context.ts'
import { btcpayGateway } from './btcpay.ts'
import type { CoinGateway } from './coin-gateway.ts'
import { type SandboxCoins, sandboxCoins } from './sandbox-coins.ts'

export type CoinProvider = { coins: CoinGateway | null; sandbox: SandboxCoins | null }

/** BTCPay when its keys are set; otherwise the sandbox, in production only when it is named. */
export function coinProvider(context: Context): CoinProvider {
  const { CRYPTO_PROVIDER: chosen, NODE_ENV, ...config } = context.config
  const { BTCPAY_URL: url, BTCPAY_STORE_ID: storeId, BTCPAY_API_KEY: apiKey } = config
  const webhookSecret = config.BTCPAY_WEBHOOK_SECRET
  if (chosen === 'off') return { coins: null, sandbox: null }
  if (chosen !== 'sandbox' && url && storeId && apiKey && webhookSecret)
    return { coins: btcpayGateway({ url, storeId, apiKey, webhookSecret }), sandbox: null }
  if (NODE_ENV === 'production' && chosen !== 'sandbox') return { coins: null, sandbox: null }
  const sandbox = sandboxCoins(context)
  return { coins: sandbox, sandbox }
}
