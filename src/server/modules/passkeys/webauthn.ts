/** The library is loaded by the first passkey, because loading it takes a sixth of the server's start. */
export const loadWebauthn = () => import('@simplewebauthn/server')
