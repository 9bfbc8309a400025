import type { CryptoInvoice } from '#contract/crypto/crypto.ts'

/** An invoice that this browser has opened; a closed tab finds it again. */
export type OpenInvoice = Pick<CryptoInvoice, 'invoiceId' | 'statusKey' | 'checkoutLink'>

const nameOf = (subject: string): string => `crypto-invoice ${subject}`

export function readOpenInvoice(subject: string): OpenInvoice | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(nameOf(subject)) ?? 'null')
    const isInvoice = typeof stored === 'object' && stored !== null && 'invoiceId' in stored
    return isInvoice ? (stored as OpenInvoice) : null
  } catch {
    return null
  }
}

/** Without storage the panel lasts as long as the page. */
export function storeOpenInvoice(subject: string, invoice: OpenInvoice | null): void {
  try {
    if (invoice) localStorage.setItem(nameOf(subject), JSON.stringify(invoice))
    else localStorage.removeItem(nameOf(subject))
  } catch {}
}
