import { type ReactNode, useState } from 'react'
import { BadgeChecker } from './badge-checker.tsx'
import { InvestorBadgeForm } from './investor-badge-form.tsx'
import { TierList } from './tier-list.tsx'

type InvestorBadgesPageProps = {
  stats: ReactNode
  packages: ReactNode
  /** Says that no package is sold, if none is. */
  notice: ReactNode
  smallPrint: ReactNode
}

export function InvestorBadgesPage({ stats, packages, notice, smallPrint }: InvestorBadgesPageProps) {
  const [checkedEmail, setCheckedEmail] = useState('')
  return (
    <div className="column grid gap-16">
      <header>
        <h1 className="text-4xl sm:text-6xl">Investor Badges</h1>
        <p className="mt-4 max-w-2xl text-lg text-muted">
          Five tiers, from the first hundred to the few. Say what you invest and wear what it earns.
        </p>
        <div className="mt-6">{packages}</div>
      </header>
      {stats}
      <div className="grid gap-6">
        {notice}
        <TierList />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <section
          aria-labelledby="create-heading"
          className="rounded-picture border border-line bg-surface p-6 sm:p-8"
        >
          <h2 id="create-heading" className="mb-6 text-2xl sm:text-3xl">
            Create Your Investor Badge
          </h2>
          <InvestorBadgeForm onCreated={setCheckedEmail} />
        </section>
        <section
          aria-labelledby="yours-heading"
          className="rounded-picture border border-line bg-surface p-6 sm:p-8"
        >
          <h2 id="yours-heading" className="mb-6 text-2xl sm:text-3xl">
            Your Badges
          </h2>
          <BadgeChecker label="Your badges" checkedEmail={checkedEmail} onCheck={setCheckedEmail} />
        </section>
      </div>
      {smallPrint}
    </div>
  )
}
