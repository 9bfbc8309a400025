/** WebAuthn's library, loaded by the first passkey: loading it is a sixth of the server's start. */
export const loadWebauthn = () => import('@simplewebauthn/server')
