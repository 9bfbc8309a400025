import { createFileRoute } from '@tanstack/react-router'
import { BookingPage } from '../bookings/booking-page.tsx'
import { StayGuide } from '../guide/stay-guide.tsx'
import { LodgeLocation } from '../lodges/lodge-location.tsx'
import { StayThread } from '../messages/stay-thread.tsx'
import { OfflineNote } from '../offline/offline-note.tsx'
import { BookingPayment } from '../payments/booking-payment.tsx'
import { StayReceipts } from '../receipts/stay-receipts.tsx'
import { StayReview } from '../reviews/stay-review.tsx'
import { pageHead } from '../shell/head.ts'
import { Page } from '../shell/page.tsx'
import { PendingText } from '../shell/pending-page.tsx'

export const Route = createFileRoute('/booking/$reference')({
  validateSearch: (search: Record<string, unknown>): { key: string; pay?: boolean } => ({
    key: typeof search.key === 'string' ? search.key : '',
    ...(search.pay === true ? { pay: true } : {}),
  }),
  head: ({ match }) =>
    pageHead({
      title: 'Your booking',
      description: 'Your stay at Crypto Lodge.',
      path: '/booking',
      siteUrl: match.context.siteUrl,
      isPrivate: true,
    }),
  // The key in the link is secret, so the server never renders or caches the page.
  ssr: false,
  pendingComponent: PendingText,
  component: OwnBooking,
})

function OwnBooking() {
  const { reference } = Route.useParams()
  const { key, pay = false } = Route.useSearch()
  return (
    <Page>
      <OfflineNote reference={reference} />
      <BookingPage
        reference={reference}
        secretKey={key}
        payment={(booking) => <BookingPayment booking={booking} secretKey={key} opensCard={pay} />}
        receipts={(booking) => <StayReceipts reference={reference} secretKey={key} money={booking.money} />}
        place={(lodge) => <LodgeLocation lodge={lodge} />}
        thread={() => <StayThread reference={reference} secretKey={key} />}
        guide={(booking) => <StayGuide booking={booking} secretKey={key} />}
        review={(booking) => <StayReview booking={booking} secretKey={key} />}
      />
    </Page>
  )
}
