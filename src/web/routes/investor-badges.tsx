import { createFileRoute } from '@tanstack/react-router'
import { investorFigures } from '#contract/investments/investments.ts'
import { InvestorBadgesPage } from '../modules/badges/investor-badges-page.tsx'
import { Figures, SmallPrint } from '../modules/investments/figures.tsx'
import { NotOnSale } from '../modules/investments/not-on-sale.tsx'
import { saleQuery } from '../modules/investments/sale-query.ts'
import { useInvestmentSale } from '../modules/investments/use-investment-sale.ts'
import { pageHead } from '../platform/shell/head.ts'
import { Page } from '../platform/shell/page.tsx'
import { PendingText } from '../platform/shell/pending-page.tsx'
import { ButtonLink } from '../platform/ui/button.tsx'
import { prefetch } from './-prefetch.ts'

export const Route = createFileRoute('/investor-badges')({
  codeSplitGroupings: [['component'], ['loader']],
  loader: ({ context: { call, queryClient } }) => prefetch(queryClient, saleQuery(call)),
  head: ({ match }) =>
    pageHead({
      title: 'Investor Badges',
      description:
        'Five tiers of investor badges: what each asks for, what it brings, and how to create yours.',
      path: '/investor-badges',
      siteUrl: match.context.siteUrl,
    }),
  pendingComponent: PendingText,
  component: InvestorBadges,
})

const stats = [
  { label: 'Total Raised (USD)', value: investorFigures.raisedShort },
  { label: 'Active Investors', value: investorFigures.activeInvestors },
  { label: 'Average Return', value: investorFigures.averageReturn },
  { label: 'Badge Holders', value: investorFigures.badgeHolders },
]

function InvestorBadges() {
  return (
    <Page>
      <InvestorBadgesPage
        notice={useInvestmentSale() === 'off' && <NotOnSale />}
        stats={<Figures figures={stats} label="Key figures" />}
        packages={<ButtonLink to="/investor">See the investment packages</ButtonLink>}
        smallPrint={<SmallPrint />}
      />
    </Page>
  )
}
