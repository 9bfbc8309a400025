import type { CryptoInvoice } from '#contract/crypto/crypto.ts'

/** An invoice opened by this browser and stored, so that a reopened tab finds it. */
export type OpenInvoice = Pick<CryptoInvoice, 'invoiceId' | 'statusKey' | 'checkoutLink'>

const PREFIX = 'crypto-invoice '

export function readOpenInvoices(beginning: string): { subject: string; invoice: OpenInvoice }[] {
  const names = storedNames().filter((name) => name.startsWith(PREFIX + beginning))
  return names.flatMap((name) => {
    const subject = name.slice(PREFIX.length)
    const invoice = readOpenInvoice(subject)
    return invoice ? [{ subject, invoice }] : []
  })
}

function storedNames(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

export function readOpenInvoice(subject: string): OpenInvoice | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PREFIX + subject) ?? 'null')
    const isInvoice = typeof stored === 'object' && stored !== null && 'invoiceId' in stored
    return isInvoice ? (stored as OpenInvoice) : null
  } catch {
    return null
  }
}

/** Without storage the panel lasts as long as the page. */
export function storeOpenInvoice(subject: string, invoice: OpenInvoice | null): void {
  try {
    if (invoice) localStorage.setItem(PREFIX + subject, JSON.stringify(invoice))
    else localStorage.removeItem(PREFIX + subject)
  } catch {}
}
