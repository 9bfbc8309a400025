import { Check } from 'lucide-react'
import type { CSSProperties } from 'react'
import { type InvestmentPackage, packages } from '#contract/investments/investments.ts'
import { formatDollars } from '#contract/platform/money.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { useIsHydrated } from '#web/platform/ui/hooks/use-is-hydrated.ts'
import { NotOnSale } from './not-on-sale.tsx'
import type { InvestmentSale } from './use-investment-sale.ts'

type PackagesProps = { sale: InvestmentSale; onChoose: (chosen: InvestmentPackage) => void }

export function Packages({ sale, onChoose }: PackagesProps) {
  return (
    <section id="packages" aria-labelledby="packages-heading">
      <h2 id="packages-heading" className="text-3xl sm:text-4xl">
        Investment Packages
      </h2>
      {sale === 'off' && (
        <div className="mt-4">
          <NotOnSale />
        </div>
      )}
      <div className="mt-6 grid gap-6 lg:grid-cols-3">
        {packages.map((offer) => (
          <PackageCard key={offer.id} offer={offer} sale={sale} onChoose={() => onChoose(offer)} />
        ))}
      </div>
    </section>
  )
}

/** The colors of the badges. */
const metals = { bronze: '#CD7F32', silver: '#C0C0C0', gold: '#FFD700' } as const

type PackageCardProps = { offer: InvestmentPackage; sale: InvestmentSale; onChoose: () => void }

function PackageCard({ offer, sale, onChoose }: PackageCardProps) {
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
      <div className="mt-auto mb-4 border-t border-line pt-4 text-sm text-muted">
        {sale === 'off' ? <p>Not on sale here</p> : <Fee />}
      </div>
      <ChooseButton sale={sale} describedBy={name} onChoose={onChoose} />
    </article>
  )
}

const Fee = () => (
  <p className="flex justify-between">
    <span>Processing fee</span>
    <span className="tabular text-text">$0</span>
  </p>
)

type ChooseButtonProps = { sale: InvestmentSale; describedBy: string; onChoose: () => void }

function ChooseButton({ sale, describedBy, onChoose }: ChooseButtonProps) {
  const isHydrated = useIsHydrated()
  if (sale === 'unknown') return <div className="placeholder h-11 rounded-control" />
  return (
    <Button variant="primary" disabled={!isHydrated} aria-describedby={describedBy} onClick={onChoose}>
      {sale === 'on' ? 'Invest Now' : 'Register interest'}
    </Button>
  )
}
