import type { CryptoInvoiceState, StayCoins } from '#contract/crypto/crypto.ts'
import { formatTimeIn, ownTimeZone } from '#contract/platform/dates.ts'
import { formatCents } from '#contract/platform/money.ts'

/** Explains coin payments before the checkout, also to people without a wallet. */
export const beforePaying = (takesCards: boolean): string[] => [
  'The checkout shows the exact amount in coins. The price stays in dollars; the rate is that of the payment provider.',
  `You need a wallet: an app that holds and sends your coins.${takesCards ? ' If you have none, a card is simpler.' : ''}`,
  'The amount in coins is valid until the time above. Your wallet may add a fee of the network; it goes on top.',
  'Too little: this page says what is missing and until when. Too much: from $1 on we offer the difference back.',
  'Money goes back as the dollars that you paid, in coins at the rate of the day on which we approve it, to an address that you name.',
]

const clock = (instant: string): string => formatTimeIn(ownTimeZone(), Date.parse(instant))

/** What the payment waits for, or how it ended. */
export function stateWords(state: CryptoInvoiceState): string {
  const { status, additional, paidCents, missingCents, expiresAt } = state
  const [paid, missing] = [formatCents(paidCents), formatCents(missingCents)]
  if (status === 'settled')
    return additional === 'over'
      ? `Paid. ${formatCents(paidCents - state.cents)} came too much; from $1 on we offer it back to you.`
      : 'Paid. Thank you!'
  if (status === 'processing')
    return 'Your coins have arrived and are being confirmed. That takes some minutes to an hour; you can close this page.'
  if (status === 'new')
    return paidCents === 0
      ? `Waiting for your coins until ${clock(expiresAt)}.`
      : `${paid} has arrived, ${missing} is missing. Please send the rest by ${clock(expiresAt)}.`
  if (state.isCounted) return `${paid} has arrived and counts. Thank you!`
  if (additional === 'late')
    return 'Your coins came late. Once they are confirmed, they pay as long as what they are for is still free; otherwise we offer them back to you.'
  if (additional === 'partial')
    return `The time to pay is over. ${paid} has arrived, ${missing} is missing. We count it or give it back; what goes back has its link here. You need not pay again before that.`
  return status === 'expired'
    ? 'The time to pay is over, and nothing has arrived. You can start again.'
    : 'This payment in coins is closed or was not confirmed. Coins that are confirmed later still count, or go back to you.'
}

type Refund = StayCoins['refunds'][number]

/** The progress of a refund in coins. */
export function refundStateWords(state: Refund['state'], cents: number): string {
  const dollars = formatCents(cents)
  const words: Readonly<Record<Refund['state'], string>> = {
    waits_for_address: `${dollars} goes back to you in coins. It can be sent once you have named the address of your own wallet.`,
    waits_for_approval: `${dollars} goes back to you in coins. You have named your address, and we approve it soon.`,
    on_its_way: `${dollars} is being sent to the address that you named.`,
    sent: `${dollars} was sent to the address that you named.`,
    cancelled: `The refund of ${dollars} was stopped. Please name an address again.`,
  }
  return words[state]
}
