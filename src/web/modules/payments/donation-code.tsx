import { useState } from 'react'
import {
  DONATION_DEFAULT,
  donationPicks,
  donationTextProblem,
  parseDonation,
} from '#contract/payments/donations.ts'
import { formatCents } from '#contract/platform/money.ts'
import { QrCode } from './crypto/qr-code.tsx'
import { Donation } from './donation.tsx'

type DonationCodeProps = {
  siteUrl: string
  /** The amount in the link, not yet validated. */
  requested?: unknown
}

/** The donation form beside a QR code that opens it on a phone with the same amount. */
export function DonationCode({ siteUrl, requested }: DonationCodeProps) {
  const initial = parseDonation(requested) ?? DONATION_DEFAULT
  const [amount, setAmount] = useState(initial)
  const onAmount = (text: string) => {
    if (!donationTextProblem(text)) setAmount(Number(text))
  }
  const money = formatCents(Math.round(amount * 100))
  const address = `${siteUrl}/badges?donate=${amount}#donate`
  return (
    <section
      id="donate"
      aria-labelledby="donate-heading"
      className="grid gap-8 rounded-picture border border-line bg-surface p-6 sm:p-10 md:grid-cols-[auto_minmax(0,1fr)] lg:gap-14"
    >
      <figure className="justify-self-start">
        <QrCode text={address} label={`QR code that opens a donation of ${money}`} />
        <figcaption className="mt-3 max-w-56 text-sm text-muted">
          Scan to donate <span className="tabular text-text">{money}</span> from your phone, or{' '}
          <a href={address} className="underline underline-offset-4 hover:text-text">
            open the link
          </a>
          .
        </figcaption>
      </figure>
      <div className="max-w-xl">
        <h2 id="donate-heading" className="text-3xl sm:text-4xl">
          Support Crypto Lodge
        </h2>
        <p className="mt-3 mb-6 text-muted">
          A donation buys firewood, roof lights and the next A-frame. It earns no return, only our thanks.
        </p>
        <Donation picks={donationPicks.other} initial={initial} returnPath="/badges" onAmount={onAmount} />
      </div>
    </section>
  )
}
