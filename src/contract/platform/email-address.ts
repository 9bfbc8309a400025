import { trimmed } from './trimmed.ts'

export const mailtoLink = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`

const notInDomains = /[\s/?#:@\\%[\]]/

export function cleanEmail(text: string): string {
  const address = trimmed(text)
  const at = address.lastIndexOf('@') + 1
  return address.slice(0, at) + asciiDomain(address.slice(at))
}

export const foldedEmail = (text: string): string => cleanEmail(text).toLowerCase()

/** Browsers and Node have it, but the contract is compiled without the types of either. */
declare const URL: new (text: string) => { hostname: string }

function asciiDomain(domain: string): string {
  if (/^[!-~]*$/.test(domain) || notInDomains.test(domain)) return domain
  try {
    return new URL(`https://${domain}`).hostname
  } catch {
    return domain
  }
}

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
/** What a browser accepts in an email field (HTML, section 4.10.5.1.5), with a dot in the domain. */
export const emailPattern = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})+$`, 'i')
