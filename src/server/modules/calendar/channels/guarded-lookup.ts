import { lookup as resolve } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { isPrivateAddress } from './private-addresses.ts'

export type PrivateRule = { allowPrivate: boolean; refusal: () => Error }

/** Checks only an address in numbers; `guardedLookup` checks host names. */
export function refusePrivate({ hostname }: URL, { allowPrivate, refusal }: PrivateRule): void {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (!allowPrivate && isIP(host) && isPrivateAddress(host)) throw refusal()
}

/**
 * Refuses a host name with any private address. The connection uses the checked address, which defeats DNS
 * rebinding.
 */
export function guardedLookup({ allowPrivate, refusal }: PrivateRule): LookupFunction {
  return (host, options, done) =>
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const first = addresses?.[0]
      if (error || !first) return done(error ?? new Error(`${host} has no address`), '', 0)
      if (!allowPrivate && addresses.some(({ address }) => isPrivateAddress(address)))
        return done(refusal(), '', 0)
      return options.all ? done(null, addresses) : done(null, first.address, first.family)
    })
}
