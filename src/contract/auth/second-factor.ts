import * as z from 'zod'
import { endpoints } from '../platform/endpoint.ts'

/** Six digits of an authenticator app, or a recovery code; spaces and dashes are ignored. */
export const OneTimeCode = z
  .string()
  .max(40)
  .transform((text) => text.replaceAll(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().min(1, 'Code is required').max(20))

export const CodeProof = z.object({ code: OneTimeCode })
export const PasswordProof = z.object({ password: z.string().min(1, 'Password is required').max(1000) })

/** The signed-in admin's second factor (RFC 6238). */
export const secondFactorEndpoints = endpoints({
  readSecondFactor: {
    method: 'GET',
    path: '/api/admin/second-factor',
    summary: 'Whether signing in needs a code, and the number of unused recovery codes',
    access: 'housekeeper',
    reply: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int() }),
    errors: [],
  },
  offerSecondFactor: {
    method: 'POST',
    path: '/api/admin/second-factor/offer',
    summary: 'A new secret for an authenticator app; it counts after a code has confirmed it',
    access: 'housekeeper',
    body: PasswordProof,
    /** `secret` is base32; `uri` is the content of the QR code. */
    reply: z.object({ secret: z.string(), uri: z.string() }),
    status: 201,
    errors: ['invalid', 'rule', 'conflict', 'too_many'],
  },
  turnOnSecondFactor: {
    method: 'POST',
    path: '/api/admin/second-factor',
    summary: 'Confirm the secret with a code; only this reply has the recovery codes',
    access: 'housekeeper',
    body: CodeProof,
    reply: z.object({ recoveryCodes: z.array(z.string()) }),
    status: 201,
    errors: ['invalid', 'rule', 'conflict', 'too_many'],
  },
  turnOffSecondFactor: {
    method: 'POST',
    path: '/api/admin/second-factor/off',
    summary: 'Turn the second factor off and end the other sessions; needs one more code',
    access: 'housekeeper',
    body: CodeProof,
    reply: z.null(),
    status: 204,
    errors: ['invalid', 'rule', 'too_many'],
  },
})
