import type { BookingWithMoney } from '#contract/bookings/bookings.ts'
import { ApiError } from '#web/platform/api/call.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { GuideView } from './guide-view.tsx'
import { judgedAt, useStayGuide } from './use-stay-guide.ts'

type StayGuideProps = { booking: BookingWithMoney; secretKey: string }

export function StayGuide({ booking, secretKey }: StayGuideProps) {
  const guide = useStayGuide(booking, secretKey)
  if (booking.status !== 'confirmed') return null
  // A server without guides answers 404.
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
  return <GuideView guide={guide.data} now={judgedAt(guide.data, guide.dataUpdatedAt)} />
}
