import * as z from 'zod'
import { Admin } from '../auth/login.ts'
import { OneTimeCode, PasswordProof } from '../auth/second-factor.ts'
import { endpoints } from '../platform/endpoint.ts'
import { Id, Instant, requiredLine } from '../platform/fields.ts'

export const CHALLENGE_MINUTES = 5

export const MAX_PASSKEYS = 20

export const MAX_PASSKEY_NAME = 60

export const Passkey = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant.nullable(),
})
export type Passkey = z.infer<typeof Passkey>

const PasskeyName = requiredLine('Please enter a name', MAX_PASSKEY_NAME)

export const OwnProof = PasswordProof.extend({ code: OneTimeCode.optional() })
export type OwnProof = z.infer<typeof OwnProof>

const base64Url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/, 'Must be base64url')

const MAX_ID = 1400
const MAX_DATA = 20_000

const Credential = z.object({
  id: base64Url(MAX_ID),
  rawId: base64Url(MAX_ID),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
})

/** WebAuthn level 3, RegistrationResponseJSON. */
export const NewCredential = Credential.extend({
  response: z.object({ clientDataJSON: base64Url(MAX_DATA), attestationObject: base64Url(MAX_DATA) }),
})
export type NewCredential = z.infer<typeof NewCredential>

/** WebAuthn level 3, AuthenticationResponseJSON. */
export const SignedChallenge = Credential.extend({
  response: z.object({
    clientDataJSON: base64Url(MAX_DATA),
    authenticatorData: base64Url(MAX_DATA),
    signature: base64Url(MAX_DATA),
    userHandle: base64Url(MAX_ID).optional(),
  }),
})
export type SignedChallenge = z.infer<typeof SignedChallenge>

/** For the browser's `navigator.credentials`, in WebAuthn's JSON form. */
const Options = z.looseObject({ challenge: z.string() })

export const passkeyEndpoints = endpoints({
  listPasskeys: {
    method: 'GET',
    path: '/api/admin/passkeys',
    summary: 'The own passkeys, the oldest first',
    access: 'housekeeper',
    reply: z.array(Passkey),
    errors: [],
  },
  offerPasskey: {
    method: 'POST',
    path: '/api/admin/passkeys/offer',
    summary: 'Options for a new passkey; needs the password, and the code with a second factor',
    access: 'housekeeper',
    body: OwnProof,
    reply: Options,
    status: 201,
    errors: ['invalid', 'rule', 'conflict', 'too_many'],
  },
  addPasskey: {
    method: 'POST',
    path: '/api/admin/passkeys',
    summary: "Store the passkey that the browser made from an offer's options",
    access: 'housekeeper',
    body: z.object({ name: PasskeyName, credential: NewCredential }),
    reply: Passkey,
    status: 201,
    errors: ['invalid', 'rule', 'conflict'],
  },
  removePasskey: {
    method: 'POST',
    path: '/api/admin/passkeys/{id}/remove',
    summary:
      'Remove an own passkey and end the other sessions; needs the password, and the code with a second factor',
    access: 'housekeeper',
    params: z.object({ id: Id }),
    body: OwnProof,
    reply: z.null(),
    status: 204,
    errors: ['invalid', 'rule', 'not_found', 'too_many'],
  },
  offerPasskeyLogin: {
    method: 'POST',
    path: '/api/admin/passkey-login/offer',
    summary: 'A challenge for signing in with a passkey',
    access: 'public',
    reply: Options,
    status: 201,
    errors: ['conflict'],
  },
  loginWithPasskey: {
    method: 'POST',
    path: '/api/admin/passkey-login',
    summary: 'Sign in with a passkey; it counts as both factors',
    access: 'public',
    body: z.object({ credential: SignedChallenge }),
    reply: z.object({ token: z.string(), admin: Admin }),
    errors: ['invalid', 'unauthorized', 'too_many'],
  },
})
