import type { ReactNode } from 'react'
import type { Quote } from '#contract/bookings/quote.ts'
import type { StayMoney } from '#contract/bookings/stay-money.ts'

import type { InvoiceBody } from './crypto/pay-in-coins.tsx'

/** A payment that is set up, for the card dialog. */
export type CardPayment = {
  clientSecret: string
  /** Cents. */
  amount: number
  title: string
  description?: string
  /** The ledger of the stay that is paid, whose rest is charged later. */
  stay?: StayMoney
  /** Stores the card and charges nothing. */
  isSetup?: boolean
  /** What the amount is for, with its lines one press away. */
  price?: Pick<Quote, 'lines' | 'taxCents' | 'totalCents'>
  /** Path of this site that a bank's page returns to. */
  returnPath: string
  /** Further fields; `prepare` gives whether the card may be charged. */
  details?: { fields: ReactNode; prepare: () => Promise<boolean> }
  /** The same payment in coins: its invoice, null while a field is not valid. */
  coins?: { subject: string; request: () => Promise<InvoiceBody | null> }
  onSucceeded: () => void
  /** Called with the provider's message, which the form shows too; the dialog stays open. */
  onFailed?: (message: string) => void
  onClose: () => void
}
