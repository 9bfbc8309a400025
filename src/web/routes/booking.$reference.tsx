import { createFileRoute } from '@tanstack/react-router'
import { BookingPage } from '../bookings/booking-page.tsx'
import { BookingPayment } from '../payments/booking-payment.tsx'
import { pageHead } from '../shell/head.ts'
import { Page } from '../shell/page.tsx'
import { PendingText } from '../shell/pending-page.tsx'

export const Route = createFileRoute('/booking/$reference')({
  validateSearch: (search: Record<string, unknown>) => ({
    key: typeof search.key === 'string' ? search.key : '',
  }),
  head: ({ match }) =>
    pageHead({
      title: 'Your booking',
      description: 'Your stay at Crypto Lodge.',
      path: '/booking',
      siteUrl: match.context.siteUrl,
      isPrivate: true,
    }),
  // The key in the link is the guest's secret: the page is never drawn, or cached, on the server.
  ssr: false,
  pendingComponent: PendingText,
  component: OwnBooking,
})

function OwnBooking() {
  const { reference } = Route.useParams()
  const { key } = Route.useSearch()
  return (
    <Page>
      <BookingPage
        reference={reference}
        secretKey={key}
        payment={(booking) => <BookingPayment booking={booking} secretKey={key} />}
      />
    </Page>
  )
}
