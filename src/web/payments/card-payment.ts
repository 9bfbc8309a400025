import type { ReactNode } from 'react'

/** What a card dialog needs to take one payment that the server has set up. */
export type CardPayment = {
  clientSecret: string
  /** Cents. */
  amount: number
  title: string
  description?: string
  /** Where a bank's own page sends the payer back to: a path of this site. */
  returnPath: string
  /** What else is asked before the card is charged; `prepare` says whether it may be. */
  details?: { fields: ReactNode; prepare: () => Promise<boolean> }
  onSucceeded: () => void
  /** The provider's words; the dialog stays open for another card. */
  onFailed: (message: string) => void
  onClose: () => void
}
