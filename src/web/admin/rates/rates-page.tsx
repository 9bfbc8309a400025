import { lazy, Suspense } from 'react'
import { EmptyList } from '#web/platform/ui/empty-list.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { ErrorMessage } from '../kit/panel.tsx'
import { useLodges } from '../kit/use-lodges.ts'

const RateCalendar = lazy(() => import('./rate-calendar.tsx'))

export function RatesPage() {
  return (
    <AdminScreen
      title="Rates"
      lead="Set prices and minimum stays by night. Existing bookings keep the price they were made at."
    >
      <RatesOfLodges />
    </AdminScreen>
  )
}

/** The address names the lodge and month. */
export function RatesOfLodges() {
  const lodges = useLodges()
  if (lodges.isLoadingError)
    return <ErrorMessage message="The lodges could not be loaded." onRetry={() => void lodges.refetch()} />
  if (!lodges.data) return <p className="text-muted">Loading lodges...</p>
  if (lodges.data.length === 0) return <EmptyList>There are no lodges yet.</EmptyList>
  return (
    <Suspense fallback={<div className="placeholder h-[40rem] rounded-picture" />}>
      <RateCalendar lodges={lodges.data} />
    </Suspense>
  )
}
