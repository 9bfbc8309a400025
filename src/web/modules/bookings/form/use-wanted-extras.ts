import { useQuery } from '@tanstack/react-query'
import { arrivalInstant } from '#contract/bookings/cancellation.ts'
import type { QuotedExtra } from '#contract/extras/extra-price.ts'
import type { Extra } from '#contract/extras/extras.ts'
import { isOrderable } from '#contract/extras/order-extras.ts'
import { isCalendarDate } from '#contract/platform/dates.ts'
import type { ListedLodge } from '#contract/search/listed-lodge.ts'
import { lodgeExtrasQuery } from '#web/platform/api/lodge-extras-query.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import type { BookingFields } from './booking-fields.ts'

const none: readonly Extra[] = []

/** Changing the lodge drops the chosen extras. */
export function useWantedExtras(
  lodge: ListedLodge | undefined,
  { checkIn, extras }: Pick<BookingFields, 'checkIn' | 'extras'>,
) {
  const call = useCall()
  const read = useQuery({ ...lodgeExtrasQuery(call, lodge?.slug ?? ''), enabled: lodge !== undefined })
  const offered = read.data ?? none
  const arrival = lodge && isCalendarDate(checkIn) ? arrivalInstant({ ...lodge, checkIn }) : null
  const now = Date.now()
  const found = (extras ?? []).flatMap((wanted) => {
    const extra = offered.find(({ id }) => id === wanted.id)
    return extra && (arrival === null || isOrderable(extra, arrival, now)) ? [{ wanted, extra }] : []
  })
  const wanted = found.map((one) => one.wanted)
  return {
    offered,
    arrival,
    wanted,
    /** Empty without any, so that the field is left out of the request. */
    sent: wanted.length > 0 ? { extras: wanted } : {},
    /** Extras that need approval are not part of the price yet. */
    priced: found.flatMap(({ wanted: { quantity }, extra }): QuotedExtra[] =>
      extra.needsApproval ? [] : [{ ...extra, quantity }],
    ),
  }
}
