import type { Context } from '../../context.ts'
import { btcpayGateway } from './btcpay.ts'
import type { CoinGateway } from './coin-gateway.ts'
import { type SandboxCoins, sandboxCoins } from './sandbox-coins.ts'

/** The crypto provider; both null where none takes coins. `storeId` is the one whose webhooks count. */
export type CoinProvider = { coins: CoinGateway | null; sandbox: SandboxCoins | null }

/** BTCPay when its keys are set; otherwise the sandbox, in production only when it is named. */
export function coinProvider(context: Context): CoinProvider {
  const { CRYPTO_PROVIDER: wanted, NODE_ENV, ...config } = context.config
  const { BTCPAY_URL: url, BTCPAY_STORE_ID: storeId, BTCPAY_API_KEY: apiKey } = config
  const webhookSecret = config.BTCPAY_WEBHOOK_SECRET
  if (wanted === 'off') return { coins: null, sandbox: null }
  if (wanted !== 'sandbox' && url && storeId && apiKey && webhookSecret)
    return { coins: btcpayGateway({ url, storeId, apiKey, webhookSecret }), sandbox: null }
  if (NODE_ENV === 'production' && wanted !== 'sandbox') return { coins: null, sandbox: null }
  const sandbox = sandboxCoins(context)
  return { coins: sandbox, sandbox }
}
