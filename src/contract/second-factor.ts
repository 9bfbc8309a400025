import * as z from 'zod'
import { endpoints } from './endpoint.ts'

/** Six digits of an authenticator app, or one of the recovery codes; spaces and dashes do not count. */
export const OneTimeCode = z
  .string()
  .max(40)
  .transform((text) => text.replaceAll(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().min(1, 'Code is required').max(20))

export const CodeProof = z.object({ code: OneTimeCode })
export const PasswordProof = z.object({ password: z.string().min(1, 'Password is required').max(1000) })

/** A second factor (RFC 6238) of the admin who asks; nobody's but one's own is ever seen or changed here. */
export const secondFactorEndpoints = endpoints({
  readSecondFactor: {
    method: 'GET',
    path: '/api/admin/second-factor',
    summary: 'Whether signing in asks for a code, and how many recovery codes are left',
    access: 'admin',
    reply: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int() }),
    errors: [],
  },
  offerSecondFactor: {
    method: 'POST',
    path: '/api/admin/second-factor/offer',
    summary: 'A new secret for an authenticator app; asks for a code only once it is confirmed with one',
    access: 'admin',
    body: PasswordProof,
    /** `secret` is base32; `uri` is what the QR code holds. */
    reply: z.object({ secret: z.string(), uri: z.string() }),
    status: 201,
    errors: ['invalid', 'rule', 'conflict', 'too_many'],
  },
  turnOnSecondFactor: {
    method: 'POST',
    path: '/api/admin/second-factor',
    summary: 'Confirm the secret with a code; the recovery codes are told only this once',
    access: 'admin',
    body: CodeProof,
    reply: z.object({ recoveryCodes: z.array(z.string()) }),
    status: 201,
    errors: ['invalid', 'rule', 'conflict', 'too_many'],
  },
  turnOffSecondFactor: {
    method: 'POST',
    path: '/api/admin/second-factor/off',
    summary: 'Ask for no code any more; needs one last code',
    access: 'admin',
    body: CodeProof,
    reply: z.null(),
    status: 204,
    errors: ['invalid', 'rule', 'too_many'],
  },
})
