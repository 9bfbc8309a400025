import type { Booking } from '#contract/bookings/bookings.ts'
import { freeWhileOpen, periodsFrom } from '#contract/bookings/cancellation.ts'
import { formatInstantIn } from '#contract/platform/dates.ts'
import { formatCents } from '#contract/platform/money.ts'

/** Uses the periods of the charge. Empty once a confirmed stay has begun. */
export function writePolicy({ booking, now }: { booking: Booking; now: number }): string[] {
  const { policy, timeZone, status } = booking
  const free = freeWhileOpen(status)
  const periods = periodsFrom(booking, now)
  const costs = periods.map(({ until, keptCents }, index) => {
    const cost = keptCents === 0 ? 'is free' : `costs ${formatCents(keptCents)}`
    const end = index === periods.length - 1 ? 'until check-in' : `until ${formatInstantIn(timeZone, until)}`
    return `${index === 0 ? cost : cost.replace(/^costs /, '')} ${end}`
  })
  if (costs.length === 0) return free ? [free] : []
  const terms = `cancellation policy is ${policy.name}: cancelling ${costs.join(', ')} (lodge time).`
  return [free ? `${free} After that our ${terms}` : `Our ${terms}`]
}
