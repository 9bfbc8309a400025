import { isIP } from 'node:net'

/** `share` is how many times a limit its clients may use together. */
export type ClientNetwork = { name: string; share: 1 | 2 | 4 }

/**
 * The narrowest first: an IPv4 address, or the /64, /56 and /48 of an IPv6 address, which one line may have
 * (RFC 6177 gives each site at least a /64). An IPv4-mapped address (RFC 4291, 2.5.5.2) is its IPv4
 * address. Other text is returned unchanged.
 */
export function clientNetworks(address: string): ClientNetwork[] {
  const bare = address.replace(/%.*$/, '')
  if (isIP(bare) !== 6) return [{ name: bare, share: 1 }]
  const groups = parseGroups(bare)
  const [, , , fourth = 0, , marker, high = 0, low = 0] = groups
  if (marker === 0xffff && groups.slice(0, 5).every((group) => group === 0))
    return [{ name: [high >> 8, high & 255, low >> 8, low & 255].join('.'), share: 1 }]
  const site = groups
    .slice(0, 3)
    .map((group) => group.toString(16))
    .join(':')
  return [
    { name: `${site}:${fourth.toString(16)}::/64`, share: 1 },
    { name: `${site}:${(fourth & 0xff00).toString(16)}::/56`, share: 2 },
    { name: `${site}::/48`, share: 4 },
  ]
}

export const clientNetwork = (address: string): string => clientNetworks(address)[0]?.name ?? address

/** The URL parser normalizes the spelling. */
function parseGroups(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const numbers = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))
  const [before, after] = [numbers(head), numbers(tail ?? '')]
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}
