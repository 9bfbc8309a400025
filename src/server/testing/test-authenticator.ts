import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** What an authenticator reports about the person in front of it. */
type Presence = { isPresent?: boolean; isVerified?: boolean }
/** What a browser signs into its client data. */
type Page = { challenge: string; origin?: string }

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const base64Url = (data: Uint8Array | string): string => Buffer.from(data).toString('base64url')

/** A software authenticator with one discoverable ES256 credential (WebAuthn level 3, sections 6.1 and 6.5). */
export class TestAuthenticator {
  readonly id = base64Url(randomBytes(32))
  counter = 0
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject }
  readonly #site: string
  #userHandle = ''

  constructor(site = 'http://localhost:3000') {
    this.#site = site
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  }

  /** Answers an offer of a new passkey, with attestation 'none'. */
  create(options: { challenge: string; user: { id: string } }, { origin = this.#site, ...presence } = {}) {
    this.#userHandle = options.user.id
    const authData = Buffer.concat([this.#header(presence, HAS_CREDENTIAL), this.#credentialData()])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ])
    return this.#credential({
      clientDataJSON: clientData('webauthn.create', { challenge: options.challenge, origin }),
      attestationObject: base64Url(isoCBOR.encode(attestation as never)),
    })
  }

  /** Signs a sign-in's challenge and counts up. */
  get({ challenge, origin = this.#site }: Page, presence: Presence & { userHandle?: string } = {}) {
    this.counter += 1
    const clientDataJSON = clientData('webauthn.get', { challenge, origin })
    const authData = this.#header(presence, 0)
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))])
    return this.#credential({
      clientDataJSON,
      authenticatorData: base64Url(authData),
      signature: base64Url(sign('sha256', signed, this.#keys.privateKey)),
      userHandle: presence.userHandle ?? this.#userHandle,
    })
  }

  #credential<Response>(response: Response) {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response }
  }

  #header({ isPresent = true, isVerified = true }: Presence, others: number): Buffer {
    const flags = (isPresent ? PRESENT : 0) | (isVerified ? VERIFIED : 0) | others
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([sha256(new URL(this.#site).hostname), Buffer.from([flags]), counter])
  }

  #credentialData(): Buffer {
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    return Buffer.concat([Buffer.alloc(16), length, id, this.#coseKey()])
  }

  /** The public key in COSE's form (RFC 9053, section 7.1.1): EC2, ES256, P-256. */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ])
    return Buffer.from(isoCBOR.encode(key as never))
  }
}

const clientData = (type: string, page: Page): string =>
  base64Url(JSON.stringify({ type, crossOrigin: false, ...page }))
