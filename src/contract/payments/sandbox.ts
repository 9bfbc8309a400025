import * as z from 'zod'
import { endpoints } from '../platform/endpoint.ts'

const clientSecret = z.string().min(1).max(200)

/** Never stored or logged. */
export const SandboxCard = z.object({
  number: z.string().max(40),
  expiry: z.string().max(20),
  cvc: z.string().max(10),
})
export type SandboxCard = z.infer<typeof SandboxCard>

export const SandboxOutcome = z.discriminatedUnion('status', [
  z.object({ status: z.literal('succeeded') }),
  z.object({ status: z.literal('requires_action') }),
  z.object({ status: z.literal('failed'), message: z.string() }),
])
export type SandboxOutcome = z.infer<typeof SandboxOutcome>

export const sandboxEndpoints = endpoints({
  confirmSandboxPayment: {
    method: 'POST',
    path: '/api/sandbox/confirm',
    summary: 'Pay an intent of the sandbox with a test card',
    access: 'public',
    body: z.object({ clientSecret, card: SandboxCard }),
    reply: SandboxOutcome,
    errors: ['invalid', 'not_found', 'unavailable'],
  },
  authenticateSandboxPayment: {
    method: 'POST',
    path: '/api/sandbox/authenticate',
    summary: 'Answer the confirmation that a test card asked for',
    access: 'public',
    body: z.object({ clientSecret, approve: z.boolean() }),
    reply: SandboxOutcome,
    errors: ['invalid', 'not_found', 'unavailable'],
  },
})
