import { isIPv6 } from 'node:net'
import * as z from 'zod'
import { Email } from '#contract/platform/fields.ts'
import { parsePostgresAddress } from './database/postgres-address.ts'
import { isTrustSetting } from './http/trusted-proxies.ts'
import { parseRedisAddress } from './pubsub/redis-address.ts'
import { parseBucketAddress } from './uploads/bucket-address.ts'

const secret = z.string().min(1).optional()
/** Paths are appended to it. Of STRIPE_API_BASE only protocol, host and port count. */
const address = z
  .string()
  .trim()
  .pipe(z.url({ protocol: /^https?$/, error: 'needs an address that begins with http:// or https://' }))
  .refine((url) => !/[?#@]/.test(url), 'needs an address without a query, a fragment and a password')
  .transform((url) => url.replace(/\/+$/, ''))

/** An IPv6 address in brackets (RFC 3986, section 3.2.2), without its zone. */
const hostInUrl = (host: string): string => (isIPv6(host) ? `[${host.split('%')[0]}]` : host)

const sender = z
  .string()
  .regex(
    /^([^<>]*<\s*[^\s@<>]+@[^\s@<>]+\s*>\s*|[^\s@<>]+@[^\s@<>]+)$/,
    'needs an email address, or Name <address>',
  )

const mustParse =
  (parse: (text: string) => unknown) =>
  (text: string, { addIssue }: { addIssue: (message: string) => void }): void => {
    try {
      parse(text)
    } catch (error) {
      addIssue((error as Error).message)
    }
  }

const postgres = z.url({ protocol: /^postgres(ql)?$/ }).superRefine(mustParse(parsePostgresAddress))

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z
    .string()
    .refine(
      (host) => !/[/?#@]/.test(host) && URL.canParse(`http://${hostInUrl(host)}:1`),
      'needs a host name or an IP address',
    )
    .default('127.0.0.1'),
  PUBLIC_URL: address.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  UPLOADS_DIR: z.string().min(1).optional(),
  UPLOADS_URL: z.string().superRefine(mustParse(parseBucketAddress)).optional(),
  AWS_ACCESS_KEY_ID: secret,
  AWS_SECRET_ACCESS_KEY: secret,
  AWS_SESSION_TOKEN: secret,
  DATABASE_URL: postgres.optional(),
  /** The server itself where DATABASE_URL leads to a pooler. */
  DATABASE_DIRECT_URL: postgres.optional(),
  REDIS_URL: z.string().superRefine(mustParse(parseRedisAddress)).optional(),
  ADMIN_EMAIL: Email.optional(),
  ADMIN_PASSWORD: z.string().min(8, 'needs at least 8 characters').optional(),
  MARKET_SOURCE: z.enum(['auto', 'coingecko', 'demo']).default('auto'),
  COINGECKO_API_BASE: address.default('https://api.coingecko.com/api/v3'),
  COINGECKO_API_KEY: secret,
  PAYMENT_PROVIDER: z.enum(['stripe', 'sandbox']).optional(),
  STRIPE_SECRET_KEY: secret,
  STRIPE_PUBLISHABLE_KEY: secret,
  STRIPE_WEBHOOK_SECRET: secret,
  STRIPE_API_BASE: address.optional(),
  /** Stripe takes stablecoins too, where nothing stores the card. */
  STRIPE_CRYPTO: z.enum(['on', 'off']).default('off'),
  CRYPTO_PROVIDER: z.enum(['btcpay', 'sandbox', 'off']).optional(),
  BTCPAY_URL: address.optional(),
  BTCPAY_STORE_ID: secret,
  BTCPAY_API_KEY: secret,
  BTCPAY_WEBHOOK_SECRET: secret,
  INVESTMENTS: z.enum(['on', 'off']).optional(),
  LOCK_PROVIDER: z.enum(['seam', 'sandbox']).optional(),
  SEAM_API_KEY: secret,
  SEAM_API_BASE: address.default('https://connect.getseam.com'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: sender.default('Crypto Lodge <stay@cryptolodge.example>'),
  OPERATOR_NAME: z.string().max(200).optional(),
  OPERATOR_ADDRESS: z.string().max(300).optional(),
  OPERATOR_EMAIL: Email.optional(),
  FEED_ALLOW_PRIVATE: z.enum(['on', 'off']).default('off'),
  RECOVERY_EMAILS: z.enum(['on', 'off']).default('on'),
  MCP: z.enum(['on', 'off']).default('on'),
  TRUST_PROXY: z
    .string()
    .trim()
    .refine(isTrustSetting, 'needs a number of hops, or IP addresses and CIDR ranges with commas between')
    .default(''),
  RATE_LIMIT: z.enum(['on', 'off']).default('on'),
  /** A stopping instance serves this long while `/api/ready` is 503. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  METRICS_TOKEN: secret,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
})

export type Config = z.infer<typeof Environment>

export class ConfigError extends Error {}

/** An empty value counts as absent. Throws `ConfigError`. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  const wrong = parsed.success
    ? [findMissing, findMissingForCoins, findMissingForStripeCrypto].flatMap((find) => find(parsed.data))
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  if (parsed.success && wrong.length === 0) return parsed.data
  throw new ConfigError(`Wrong configuration: ${wrong.join('; ')}`)
}

function findMissing(config: Config): string[] {
  const missing: string[] = []
  if (config.UPLOADS_URL && !(config.AWS_ACCESS_KEY_ID && config.AWS_SECRET_ACCESS_KEY))
    missing.push('UPLOADS_URL: needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY too')
  const isPooled = config.DATABASE_URL && parsePostgresAddress(config.DATABASE_URL).isPooled
  if (isPooled && !config.DATABASE_DIRECT_URL)
    missing.push('DATABASE_URL: with pgbouncer=true it needs DATABASE_DIRECT_URL, for migrations and backups')
  return missing
}

const findMissingForStripeCrypto = (config: Config): string[] =>
  config.STRIPE_CRYPTO === 'on' && (config.PAYMENT_PROVIDER === 'sandbox' || !config.STRIPE_SECRET_KEY)
    ? ['STRIPE_CRYPTO: needs Stripe, with its STRIPE_ keys']
    : []

const BTCPAY_KEYS = ['BTCPAY_URL', 'BTCPAY_STORE_ID', 'BTCPAY_API_KEY', 'BTCPAY_WEBHOOK_SECRET'] as const

/** A half-configured BTCPay makes invoices whose payments nobody learns of. */
function findMissingForCoins(config: Config): string[] {
  const { CRYPTO_PROVIDER: provider } = config
  if (provider === 'sandbox' || provider === 'off') return []
  const missing = BTCPAY_KEYS.filter((name) => !config[name])
  if (missing.length === BTCPAY_KEYS.length && provider !== 'btcpay') return []
  return missing.map((name) => `${name}: is missing for payments in coins`)
}

export function publicUrl({ PUBLIC_URL, HOST, PORT }: Config): string {
  const isEveryAddress = HOST === '0.0.0.0' || HOST === '::'
  return PUBLIC_URL ?? `http://${isEveryAddress ? 'localhost' : hostInUrl(HOST)}:${PORT}`
}

export function sellsInvestments({ INVESTMENTS, NODE_ENV }: Config): boolean {
  return (INVESTMENTS ?? (NODE_ENV === 'production' ? 'off' : 'on')) === 'on'
}
