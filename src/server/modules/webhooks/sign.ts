import { createHmac, randomBytes } from 'node:crypto'
import { SECRET_START } from '#contract/webhooks/webhooks.ts'

const SECRET_BYTES = 32

export const newSecret = (): string => SECRET_START + randomBytes(SECRET_BYTES).toString('base64')

export type Message = { id: string; timestamp: number; body: string }

/** The `webhook-signature` of Standard Webhooks: one signature for each secret. */
export const signatures = (secrets: readonly string[], { id, timestamp, body }: Message): string =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(SECRET_START.length), 'base64')
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
    })
    .join(' ')
