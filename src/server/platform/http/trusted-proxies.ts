import { isIP } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'

const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal']

const splitEntries = (setting: string): string[] => setting.split(',').map((entry) => entry.trim())

export function trustedProxies(
  setting: string,
): false | string[] | ((address: string, hop: number) => boolean) {
  if (setting === '') return false
  if (/^\d+$/.test(setting)) return (_address, hop) => hop < Number(setting)
  return splitEntries(setting)
}

export function isTrustSetting(setting: string): boolean {
  return /^\d*$/.test(setting) || splitEntries(setting).every(isTrustEntry)
}

/** The package reads '1' as 0.0.0.1, so the address is checked here and only the range there. */
function isTrustEntry(entry: string): boolean {
  if (NAMED_RANGES.includes(entry)) return true
  if (!isIP(entry.replace(/\/.*$/, ''))) return false
  try {
    proxyAddr.compile([entry])
    return true
  } catch {
    return false
  }
}
