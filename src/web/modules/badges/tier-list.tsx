import { Check } from 'lucide-react'
import type { CSSProperties } from 'react'
import { type Tier, tiers } from '#contract/investments/investments.ts'
import { formatDollars } from '#contract/platform/money.ts'
import { BadgeSign } from './badge-card.tsx'

export function TierList() {
  return (
    <section aria-labelledby="tiers">
      <h2 id="tiers" className="text-3xl sm:text-4xl">
        Investment Tiers
      </h2>
      <ul className="mt-6 grid gap-px overflow-hidden rounded-picture border border-line bg-line">
        {tiers.map((tier) => (
          <TierRow key={tier.id} tier={tier} />
        ))}
      </ul>
    </section>
  )
}

function TierRow({ tier }: { tier: Tier }) {
  const { title, minimum, color, icon, description, benefits } = tier
  return (
    <li
      style={{ '--accent': color } as CSSProperties}
      className="grid gap-x-8 gap-y-3 bg-surface p-5 sm:p-6 md:grid-cols-[1.4fr_1fr_1.4fr]"
    >
      <div className="flex items-center gap-4">
        <BadgeSign icon={icon} color={color} />
        <div>
          <h3 className="text-xl">{title}</h3>
          <p className="text-sm text-muted">{description}</p>
        </div>
      </div>
      <p className="self-center">
        <span className="block text-sm text-muted">Minimum investment</span>
        <span className="tabular text-xl">{formatDollars(minimum)}</span>
      </p>
      <ul className="grid gap-1 self-center text-sm">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex items-start gap-2">
            <Check size={16} className="mt-0.5 shrink-0 text-accent" aria-hidden="true" />
            {benefit}
          </li>
        ))}
      </ul>
    </li>
  )
}
