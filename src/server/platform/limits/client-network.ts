import { isIP } from 'node:net'

/**
 * The network that limits count as one client: an IPv4 address, or an IPv6 address's /64 (as `2001:db8:0:1::/64`; RFC
 * 6177 gives each site at least that). An IPv4-mapped address (RFC 4291, 2.5.5.2) is its IPv4 address. Other text is
 * returned unchanged.
 */
export function clientNetwork(address: string): string {
  const bare = address.replace(/%.*$/, '')
  if (isIP(bare) !== 6) return bare
  const groups = groupsOf(bare)
  const [, , , , , marker, high = 0, low = 0] = groups
  if (marker === 0xffff && groups.slice(0, 5).every((group) => group === 0))
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  const prefix = groups.slice(0, 4).map((group) => group.toString(16))
  return `${prefix.join(':')}::/64`
}

/** The eight 16-bit groups of an IPv6 address; the URL parser normalises its spelling. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const numbers = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))
  const [before, after] = [numbers(head), numbers(tail ?? '')]
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}
