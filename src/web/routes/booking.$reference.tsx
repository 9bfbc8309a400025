import { createFileRoute, useRouter } from '@tanstack/react-router'
import { Suspense } from 'react'
import { BookingPage } from '../modules/bookings/stay/booking-page.tsx'
import NoBooking from '../modules/bookings/stay/no-booking.tsx'
import { StayGuide } from '../modules/guide/stay-guide.tsx'
import { StayMapLinks } from '../modules/guide/stay-map-links.tsx'
import { StayThread } from '../modules/messages/stay-thread.tsx'
import { OfflineNote } from '../modules/offline/offline-note.tsx'
import { useStoredAt } from '../modules/offline/use-stored-at.ts'
import { BookingPayment } from '../modules/payments/booking-payment.tsx'
import { type PaymentReturn, parsePaymentReturn } from '../modules/payments/payment-return.ts'
import { useToastPaid } from '../modules/payments/use-toast-paid.ts'
import { StayReceipts } from '../modules/receipts/stay-receipts.tsx'
import { ReviewLink } from '../modules/reviews/review-link.tsx'
import { StayReview } from '../modules/reviews/stay-review.tsx'
import { pageHead } from '../platform/shell/head.ts'
import { Page } from '../platform/shell/page.tsx'
import { PendingText } from '../platform/shell/pending-page.tsx'
import { lazyPart } from '../platform/ui/late/lazy-part.tsx'

const LodgeLocation = lazyPart(async () => ({
  default: (await import('../modules/lodges/page/lodge-location.tsx')).LodgeLocation,
}))
const ReturnedPayment = lazyPart(() => import('../modules/payments/returned-payment.tsx'))

type StaySearch = PaymentReturn & { key: string; pay?: boolean }

export const Route = createFileRoute('/booking/$reference')({
  codeSplitGroupings: [['component'], ['notFoundComponent', 'errorComponent']],
  validateSearch: (search: Record<string, unknown>): StaySearch => ({
    ...parsePaymentReturn(search),
    key: typeof search.key === 'string' ? search.key : '',
    ...(search.pay === true ? { pay: true } : {}),
  }),
  // Without a key, the address is that of the page that the service worker shows for any stay. The browser
  // takes a page of another address as not rendered, and loads it.
  ssr: import.meta.env.SSR && (({ search }) => search.status === 'success' && search.value.key !== ''),
  loaderDeps: ({ search: { key } }) => ({ key }),
  loader: async ({ context, params: { reference }, deps: { key } }) => {
    // In the browser the page calls for its booking itself, so its first script has nothing of this.
    if (import.meta.env.SSR) await (await import('./-load-stay.ts')).loadStay(context, reference, key)
    return { loadedAt: Date.now() }
  },
  head: ({ match }) =>
    pageHead({
      title: 'Your booking',
      description: 'Your stay at Crypto Lodge.',
      path: '/booking',
      siteUrl: match.context.siteUrl,
      isPrivate: true,
    }),
  pendingComponent: PendingText,
  component: OwnBooking,
  notFoundComponent: UnknownBooking,
  errorComponent: FailedBooking,
})

function OwnBooking() {
  const { reference } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { key, pay = false } = search
  const toastPaid = useToastPaid(reference, key)
  const { loadedAt } = Route.useLoaderData()
  const storedAt = useStoredAt(reference)
  return (
    <Page>
      <OfflineNote storedAt={storedAt} />
      {search.redirect_status && (
        <Suspense>
          <ReturnedPayment
            returned={search}
            onPaid={toastPaid}
            onShown={() => navigate({ search: { key }, replace: true, resetScroll: false })}
          />
        </Suspense>
      )}
      <BookingPage
        reference={reference}
        secretKey={key}
        loadedAt={loadedAt}
        isStored={storedAt !== null}
        payment={(booking) => <BookingPayment booking={booking} secretKey={key} opensCard={pay} />}
        receipts={(booking) => <StayReceipts reference={reference} secretKey={key} money={booking.money} />}
        place={(lodge, booking) => (
          <>
            <Suspense fallback={<div className="placeholder h-60 rounded-picture" />}>
              <LodgeLocation lodge={lodge} />
            </Suspense>
            <StayMapLinks booking={booking} secretKey={key} lodge={lodge} />
          </>
        )}
        thread={() => <StayThread reference={reference} secretKey={key} />}
        guide={(booking) => <StayGuide booking={booking} secretKey={key} />}
        review={(booking) => <StayReview booking={booking} secretKey={key} />}
        reviewLink={(booking) => <ReviewLink booking={booking} secretKey={key} />}
      />
    </Page>
  )
}

function UnknownBooking() {
  return (
    <Page>
      <NoBooking />
    </Page>
  )
}

function FailedBooking() {
  const router = useRouter()
  return (
    <Page>
      <NoBooking onRetry={() => void router.invalidate()} />
    </Page>
  )
}
