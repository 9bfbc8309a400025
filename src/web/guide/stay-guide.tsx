import { useQuery } from '@tanstack/react-query'
import type { BookingWithMoney } from '#contract/bookings.ts'
import type { StayGuide as Guide } from '#contract/guide.ts'
import { ApiError } from '../api/call.ts'
import { useCall } from '../api/use-call.ts'
import { Button } from '../ui/button.tsx'
import { awaitsDoorCode, GuideView } from './guide-view.tsx'

/** Timers of browsers hold 24 days; an hour also follows a device that slept. */
const LONGEST_WAIT_MS = 3_600_000
/** A lock's provider that is away makes the code later. */
const MISSING_CODE_MS = 60_000

type StayGuideProps = { booking: BookingWithMoney; secretKey: string }

/** The guide of a guest's confirmed stay; nothing for any other. */
export function StayGuide({ booking, secretKey }: StayGuideProps) {
  const guide = useStayGuide(booking, secretKey)
  if (booking.status !== 'confirmed') return null
  // A server without guides.
  if (guide.error instanceof ApiError && guide.error.status === 404) return null
  if (guide.isError && !guide.data)
    return (
      <div role="alert" className="mt-10 flex flex-wrap items-center gap-3">
        <p>Your guide could not be loaded.</p>
        <Button onClick={() => void guide.refetch()}>Try again</Button>
      </div>
    )
  if (!guide.data)
    return (
      <div role="status" aria-label="Loading your guide" className="placeholder mt-10 h-64 rounded-picture" />
    )
  return <GuideView guide={guide.data} now={Date.now()} />
}

function useStayGuide({ reference, status, money, checkIn, checkOut }: BookingWithMoney, key: string) {
  const call = useCall()
  return useQuery({
    // A payment, a refund or other dates may open or close it.
    queryKey: ['/api/bookings', reference, 'guide', money.dueCents, money.refundingCents, checkIn, checkOut],
    enabled: status === 'confirmed',
    queryFn: () => call('GET /api/bookings/{reference}/guide', { params: { reference }, query: { key } }),
    refetchInterval: ({ state }) => state.data !== undefined && untilNextChange(state.data),
    gcTime: 0,
  })
}

/** Milliseconds until the guide opens or closes, a missing door code is requested again, or the longest wait; false when it will not change. */
function untilNextChange(guide: Guide): number | false {
  if (awaitsDoorCode(guide, Date.now())) return MISSING_CODE_MS
  const { opensAt, closesAt } = guide
  const next = [opensAt, closesAt].map((instant) => Date.parse(instant) - Date.now()).find((wait) => wait > 0)
  return next === undefined ? false : Math.min(next + 1000, LONGEST_WAIT_MS)
}
