import * as z from 'zod'

const secret = z.string().min(1).optional()
const address = z.url().transform((url) => url.replace(/\/+$/, ''))

/** What the environment may say; each default is safe, and an unknown value stops the start. */
const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: address.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  /** Where an owner's pictures are kept; a folder of DATA_DIR unless named. */
  UPLOADS_DIR: z.string().min(1).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(8, 'needs at least 8 characters').optional(),
  MARKET_SOURCE: z.enum(['auto', 'coingecko', 'demo']).default('auto'),
  COINGECKO_API_BASE: address.default('https://api.coingecko.com/api/v3'),
  COINGECKO_API_KEY: secret,
  PAYMENT_PROVIDER: z.enum(['stripe', 'sandbox']).optional(),
  STRIPE_SECRET_KEY: secret,
  STRIPE_PUBLISHABLE_KEY: secret,
  STRIPE_WEBHOOK_SECRET: secret,
  STRIPE_API_BASE: address.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Crypto Lodge <stay@cryptolodge.example>'),
  TRUST_PROXY: z.string().default(''),
  RATE_LIMIT: z.enum(['on', 'off']).default('on'),
  METRICS_TOKEN: secret,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
})

export type Config = z.infer<typeof Environment>

/** A wrong environment, in one line that names each value and what is wrong with it. */
export class ConfigError extends Error {}

/** Reads and checks the configuration; an empty value counts as absent. Throws `ConfigError`. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (parsed.success) return parsed.data
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new ConfigError(`Wrong configuration: ${wrong.join('; ')}`)
}

/** The address guests know the site by, without a slash at the end. */
export function publicUrl(config: Config): string {
  return config.PUBLIC_URL ?? `http://${config.HOST === '0.0.0.0' ? 'localhost' : config.HOST}:${config.PORT}`
}
