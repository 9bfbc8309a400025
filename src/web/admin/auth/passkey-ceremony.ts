import type { WebAuthnError } from '@simplewebauthn/browser'
import type { CallName, EndpointNamed } from '#contract/api.ts'
import type { ReplyOf, RequestOf } from '#contract/platform/endpoint.ts'

type BodyOf<Name extends CallName> =
  RequestOf<EndpointNamed<Name>> extends { body: infer Body } ? Body : never
type Created = BodyOf<'POST /api/admin/passkeys'> extends { credential: infer C } ? C : never
type Signed = BodyOf<'POST /api/admin/passkey-login'> extends { credential: infer C } ? C : never
type Offer = ReplyOf<EndpointNamed<'POST /api/admin/passkey-login/offer'>>

/** The reason, in words for the person. */
export class PasskeyError extends Error {}

const CANCELLED = 'You cancelled it, or it took too long. Please try again.'

const reasons: Partial<Record<string, string>> = {
  NotAllowedError: CANCELLED,
  AbortError: CANCELLED,
  InvalidStateError: 'This device has a passkey of your account already.',
  SecurityError: `Passkeys do not work at this address. Please open the site at its own address.`,
  ConstraintError:
    'This device cannot check that it is you. Please set up its PIN, fingerprint or face first.',
  NotSupportedError: 'This device has no passkeys that fit.',
}

function passkeyError(error: unknown): PasskeyError {
  const { name = '' } = error instanceof Error ? (error as WebAuthnError) : {}
  return new PasskeyError(reasons[name] ?? 'Your browser could not use a passkey. Please try again.')
}

/** Fails where the browser has no passkeys. */
async function loadLibrary() {
  const library = await import('@simplewebauthn/browser').catch(() => {
    throw new PasskeyError('This part of the page could not be loaded. Please try again.')
  })
  if (!library.browserSupportsWebAuthn())
    throw new PasskeyError('This browser has no passkeys. Please use your password.')
  return library
}

export async function createPasskey(readOffer: () => Promise<Offer>): Promise<Created> {
  const { startRegistration } = await loadLibrary()
  const optionsJSON = asOptions<Parameters<typeof startRegistration>[0]['optionsJSON']>(await readOffer())
  const { id, rawId, type, response } = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    throw passkeyError(error)
  })
  const { clientDataJSON, attestationObject } = response
  return { id, rawId, type, response: { clientDataJSON, attestationObject } }
}

export async function signWithPasskey(readOffer: () => Promise<Offer>): Promise<Signed> {
  const { startAuthentication } = await loadLibrary()
  const optionsJSON = asOptions<Parameters<typeof startAuthentication>[0]['optionsJSON']>(await readOffer())
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON }).catch((error: unknown) => {
    throw passkeyError(error)
  })
  return { id, rawId, type, response }
}

/** The contract leaves the options to WebAuthn; the library has their types. */
const asOptions = <Options>(offer: Offer): Options => offer as unknown as Options
