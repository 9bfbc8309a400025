import { createFileRoute } from '@tanstack/react-router'
import { BadgesPage } from '../modules/badges/badges-page.tsx'
import { toastThanks } from '../modules/payments/donation.tsx'
import { DonationCode } from '../modules/payments/donation-code.tsx'
import { type PaymentReturn, parsePaymentReturn } from '../modules/payments/payment-return.ts'
import { toastUnderWay, usePaymentReturn } from '../modules/payments/use-payment-return.ts'
import { pageHead } from '../platform/shell/head.ts'
import { Page } from '../platform/shell/page.tsx'
import { PendingText } from '../platform/shell/pending-page.tsx'

type BadgesSearch = PaymentReturn & { confirmed?: 'yes' | 'no' | undefined; donate?: unknown }

export const Route = createFileRoute('/badges')({
  validateSearch: (search: Record<string, unknown>): BadgesSearch => ({
    ...parsePaymentReturn(search),
    confirmed: search.confirmed === 'yes' || search.confirmed === 'no' ? search.confirmed : undefined,
    donate: search.donate,
  }),
  head: ({ match }) =>
    pageHead({
      title: 'Badges',
      description:
        'Day 1 Investor, Early Supporter, Community Builder: what each badge is good for, and how to get yours.',
      path: '/badges',
      siteUrl: match.context.siteUrl,
    }),
  pendingComponent: PendingText,
  component: Badges,
})

function Badges() {
  const { siteUrl } = Route.useRouteContext()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  usePaymentReturn(search, {
    onPaid: (isSettled) => (isSettled ? toastThanks() : toastUnderWay()),
    failureTitle: 'Donation Failed',
    onShown: () => navigate({ search: {}, replace: true }),
  })
  return (
    <Page>
      <BadgesPage
        confirmed={search.confirmed}
        donation={<DonationCode siteUrl={siteUrl} requested={search.donate} />}
      />
    </Page>
  )
}
