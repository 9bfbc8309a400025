import { BlockList, isIP } from 'node:net'

/** Addresses that no public calendar has: RFC 6890 and its successors, IPv4 and IPv6. */
const refused = new BlockList()
const v4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
/** Besides the unique-local and link-local: the prefixes that carry an IPv4 address inside (NAT64, 6to4, Teredo). */
const v6: [string, number][] = [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
]
for (const [net, prefix] of v4) refused.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of v6) refused.addSubnet(net, prefix, 'ipv6')

/** Whether an IP address belongs to this machine, a private network or anything else that is not the public Internet. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 0) return true
  // BlockList sees an IPv4-mapped IPv6 address (::ffff:10.0.0.1) as the IPv4 address it is.
  return refused.check(address, family === 6 ? 'ipv6' : 'ipv4')
}
