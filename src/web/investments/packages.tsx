import { Check } from 'lucide-react'
import type { CSSProperties } from 'react'
import { type InvestmentPackage, packages } from '#contract/investments.ts'
import { formatDollars } from '#contract/money.ts'
import { Button } from '../ui/button.tsx'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'

type PackagesProps = { onInvest: (chosen: InvestmentPackage) => void }

/** The three packages, each with its button. */
export function Packages({ onInvest }: PackagesProps) {
  return (
    <section id="packages" aria-labelledby="packages-heading">
      <h2 id="packages-heading" className="text-3xl sm:text-4xl">
        Investment Packages
      </h2>
      <div className="mt-6 grid gap-6 lg:grid-cols-3">
        {packages.map((offer) => (
          <PackageCard key={offer.id} offer={offer} onInvest={() => onInvest(offer)} />
        ))}
      </div>
    </section>
  )
}

/** Each package has the colour of its badge. */
const metals = { bronze: '#CD7F32', silver: '#C0C0C0', gold: '#FFD700' } as const

function PackageCard({ offer, onInvest }: { offer: InvestmentPackage; onInvest: () => void }) {
  const isHydrated = useIsHydrated()
  const name = `package-${offer.id}`
  return (
    <article
      aria-labelledby={name}
      style={{ '--accent': metals[offer.id] } as CSSProperties}
      className="roof-line flex flex-col overflow-hidden rounded-picture border border-line bg-surface p-6"
    >
      <p className="mb-4 self-start rounded-control bg-raised px-2.5 py-1 text-xs font-semibold">
        {offer.mark}
      </p>
      <h3 id={name} className="text-2xl">
        {offer.name}
      </h3>
      <p className="mt-2 tabular text-3xl">{formatDollars(offer.price)}</p>
      <ul className="mt-5 mb-7 grid gap-2">
        {offer.benefits.map((benefit) => (
          <li key={benefit} className="flex items-start gap-2.5">
            <Check size={18} className="mt-1 shrink-0 text-accent" aria-hidden="true" />
            {benefit}
          </li>
        ))}
      </ul>
      <p className="mt-auto mb-4 flex justify-between border-t border-line pt-4 text-sm text-muted">
        <span>Processing fee</span>
        <span className="tabular text-text">$0</span>
      </p>
      <Button variant="primary" disabled={!isHydrated} aria-describedby={name} onClick={onInvest}>
        Invest Now
      </Button>
    </article>
  )
}
