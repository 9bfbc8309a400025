import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, Suspense, useEffect, useState } from 'react'
import type { BookingWithMoney } from '#contract/bookings/bookings.ts'
import { awaitsConfirmation } from '#contract/bookings/stay-rules.ts'
import { ApiError } from '#web/platform/api/call.ts'
import { lodgeQuery } from '#web/platform/api/lodge-queries.ts'
import { ownBookingQuery } from '#web/platform/api/own-booking-query.ts'
import { OF_UNKNOWN_AGE } from '#web/platform/api/page-state.ts'
import { storeAnswer } from '#web/platform/api/store-answer.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { useIsHydrated } from '#web/platform/ui/hooks/use-is-hydrated.ts'
import { afterPaint } from '#web/platform/ui/late/after-paint.ts'
import { lazyPart } from '#web/platform/ui/late/lazy-part.tsx'
import { BookingCard } from '../reservation/booking-card.tsx'
import { ChangeStay } from './change-stay.tsx'
import { NEXT_STEP_ID } from './next-step.tsx'
import { isChangeable } from './stay-phase.ts'
import type { StaySlots } from './stay-slots.ts'

const MINUTE_MS = 60_000

function useMinute(first: number): number {
  const [now, setNow] = useState(first)
  useEffect(() => {
    // A page rendered in an earlier minute is updated at once.
    const next = now - (now % MINUTE_MS) + MINUTE_MS
    const timer = setTimeout(() => setNow(Date.now()), next - Date.now())
    return () => clearTimeout(timer)
  }, [now])
  return now
}

const ArrivalForm = lazyPart(() => import('../arrival/arrival-form.tsx'))
const StayExtras = lazyPart(() => import('../extras/stay-extras.tsx'))
const NoBooking = lazyPart(() => import('./no-booking.tsx'))

type BookingPageProps = StaySlots & {
  reference: string
  secretKey: string
  /** Milliseconds. Server and browser use the same time, so that their first renders match. */
  loadedAt: number
  /** The booking came from this device's storage, not from the server. */
  isStored: boolean
}

export function BookingPage({ reference, secretKey, loadedAt, isStored, ...slots }: BookingPageProps) {
  const call = useCall()
  const queries = useQueryClient()
  const now = useMinute(loadedAt)
  const isHydrated = useIsHydrated()
  const request = { params: { reference }, query: { key: secretKey } }
  const query = ownBookingQuery(call, reference, secretKey)
  const booking = useQuery(query)
  const slug = booking.data?.lodgeSlug ?? ''
  const lodge = useQuery({ ...lodgeQuery(call, slug), enabled: slug !== '' })
  const [failedAt, setFailedAt] = useState('')
  const cancel = useMutation({
    mutationFn: (expectedKeptCents: number) =>
      call('POST /api/bookings/{reference}/cancel', { ...request, body: { expectedKeptCents } }),
    onSuccess: async (changed) => {
      await storeAnswer(queries, { queryKey: query.queryKey, exact: true }, () => changed)
      afterPaint(() => document.getElementById(NEXT_STEP_ID)?.scrollIntoView({ block: 'center' }))
    },
    // A cancellation whose response was lost may have succeeded.
    onError: async () => {
      await queries.invalidateQueries({ queryKey: query.queryKey })
      setFailedAt(stateKey(queries.getQueryData(query.queryKey)))
    },
  })
  if (booking.isPending) return <LoadingStay />
  const { data: stay, error } = booking
  const isRendered = import.meta.env.SSR || booking.dataUpdatedAt === OF_UNKNOWN_AGE
  const isUnknown = error instanceof ApiError && error.status === 404
  // A later failure keeps the page and any open dialog; an expired link does not.
  if (!stay || (isUnknown && !isRendered)) {
    return (
      <Suspense fallback={<LoadingStay />}>
        <NoBooking onRetry={isUnknown ? undefined : () => void booking.refetch()} />
      </Suspense>
    )
  }
  return (
    <BookingCard
      booking={stay}
      isConfirming={isRendered && !booking.isError && awaitsConfirmation(stay)}
      lodge={lodge.isError ? null : lodge.data}
      now={now}
      calendarFile={`/api/bookings/${encodeURIComponent(reference)}/calendar.ics?key=${encodeURIComponent(secretKey)}`}
      slots={slots}
      change={
        (stay.changeRequest || isChangeable(stay, now)) && (
          <ChangeStay booking={stay} secretKey={secretKey} lodge={lodge.data} />
        )
      }
      arrival={isHydrated && <Late part={ArrivalForm} booking={stay} secretKey={secretKey} now={now} />}
      extras={isHydrated && <Late part={StayExtras} booking={stay} secretKey={secretKey} now={now} />}
      isCancelling={cancel.isPending}
      error={failedAt === stateKey(stay) ? cancel.error : null}
      isCurrent={!booking.isError && !isStored}
      onLook={() => void booking.refetch()}
      onCancel={(keptCents) => cancel.mutate(keptCents)}
    />
  )
}

type LateProps = { booking: BookingWithMoney; secretKey: string; now: number }

function Late({ part: Part, ...props }: LateProps & { part: ComponentType<LateProps> }) {
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}

/** The cost of a cancellation depends on these, besides the time. */
const stateKey = (stay: BookingWithMoney | undefined): string =>
  stay ? `${stay.status} ${stay.checkIn} ${stay.money.totalCents}` : ''

function LoadingStay() {
  return (
    <div
      role="status"
      aria-label="Loading your booking"
      className="column grid min-h-svh content-start gap-8"
    >
      <div className="placeholder h-16 max-w-2xl rounded-picture" />
      <div className="placeholder h-48 rounded-picture" />
      <div className="placeholder aspect-3/2 rounded-picture sm:aspect-21/9" />
    </div>
  )
}
