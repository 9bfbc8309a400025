import { BlockList, isIP } from 'node:net'

/** IANA's special-purpose blocks, IPv4 and IPv6 (RFC 6890). */
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
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
/** The only IPv6 block assigned as global unicast. All others are refused. */
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')
/** Special blocks inside it: Teredo and other protocols, documentation, 6to4, AS112. */
const v6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
]
for (const [net, prefix] of v4) refused.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of v6) refused.addSubnet(net, prefix, 'ipv6')

/** True for everything that is not the public Internet. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 0) return true
  if (family === 4) return refused.check(address, 'ipv4')
  return !globalUnicast.check(address, 'ipv6') || refused.check(address, 'ipv6')
}
