import type { ReactNode } from 'react'
import type { Quote } from '#contract/bookings/quote.ts'
import type { StayMoney } from '#contract/bookings/stay-money.ts'

import type { InvoiceBody } from './crypto/pay-in-coins.tsx'

export type CardPayment = {
  clientSecret: string
  /** Cents. */
  amount: number
  title: string
  description?: string
  /** The ledger of the stay; its balance is charged later. */
  stay?: StayMoney
  /** The card is stored and nothing is charged. */
  isSetup?: boolean
  price?: Pick<Quote, 'lines' | 'taxCents' | 'totalCents'>
  /** The path on this site that a bank's page returns to. */
  returnPath: string
  /** `prepare` tells whether the card may be charged. */
  details?: { fields: ReactNode; prepare: () => Promise<boolean> }
  /** The same payment in coins; `request` gives null while a field is invalid. */
  coins?: { subject: string; request: () => Promise<InvoiceBody | null> }
  onSucceeded: () => void
  /** Called with the provider's message, which the form also shows; the dialog stays open. */
  onFailed?: (message: string) => void
  onClose: () => void
}
