import type { ReactNode } from 'react'
import { periodsFrom } from '#contract/bookings/cancellation.ts'
import type { Lodge } from '#contract/lodges/lodges.ts'
import { formatInstantIn, formatStay, nightsBetween } from '#contract/platform/dates.ts'
import { formatCents } from '#contract/platform/money.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import type { LodgeSearchResult } from '#contract/search/search.ts'
import { useFocusPageAfterwards } from '#web/platform/shell/focus-page.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { LoadFailure } from '#web/platform/ui/late/load-failure.tsx'
import { PriceDetails } from '#web/platform/ui/lodge/price-lines.tsx'
import type { DatedStay, LinkedStay } from '../stay/stay-link.ts'
import { WaitingListOffer } from '../waiting/waiting-list-offer.tsx'
import { ReservationBox } from './reservation-box.tsx'
import { useNearestStay, useStayPrice } from './use-stay-price.ts'

type DatedReservationProps = LinkedStay & {
  lodge: Lodge
  dated: DatedStay
  isDay1: boolean
  askOwner: ReactNode
}

export default function DatedReservation({ lodge, dated, isDay1, ...linked }: DatedReservationProps) {
  const { quote, isFailed, refresh, objection, isFree } = useStayPrice(lodge, dated, isDay1)
  const nearest = useNearestStay(lodge.slug, dated, objection !== null && dated.guests <= lodge.maxGuests)
  const nights = nightsBetween(dated)
  return (
    <ReservationBox
      lodge={lodge}
      {...linked}
      isFree={isFree}
      headline={
        objection ? (
          <span className="text-xl">{`${/booked|taken/i.test(objection) ? 'Booked' : 'Not available'} ${formatStay(dated)}`}</span>
        ) : (
          <span key="total">
            <span>
              {quote ? (
                <span className="tabular text-2xl lg:text-3xl">{formatCents(quote.totalCents)}</span>
              ) : (
                !isFailed && (
                  <span className="placeholder inline-block h-8 w-32 rounded-control align-middle" />
                )
              )}
            </span>{' '}
            <span className="text-muted max-lg:block max-lg:text-sm">
              {`${isFailed ? '' : 'total, '}${formatStay(dated)}, ${pluralize(nights, 'night')}`}
            </span>
          </span>
        )
      }
      details={
        objection ? (
          <>
            <p className="text-sm text-danger">{objection}</p>
            {/taken/.test(objection) && (
              <WaitingListOffer key={`${lodge.slug} ${formatStay(dated)}`} slug={lodge.slug} stay={dated} />
            )}
            {nearest && (
              <NearestStay
                nearest={nearest}
                onTake={() => linked.onStay({ ...nearestDates(nearest), party: dated.guests })}
              />
            )}
          </>
        ) : (
          (isFailed && <LoadFailure what="The price" onRetry={refresh} />) ||
          (quote && (
            <>
              <FreeCancellation lodge={lodge} checkIn={dated.checkIn} />
              <PriceDetails price={quote} />
            </>
          ))
        )
      }
    />
  )
}

type NearestStayProps = { nearest: NonNullable<LodgeSearchResult['nearest']>; onTake: () => void }

function NearestStay({ nearest, onTake }: NearestStayProps) {
  useFocusPageAfterwards()
  return (
    <Button onClick={onTake}>
      <span>{`Available ${formatStay(nearest)} · `}</span>
      <span className="tabular">{formatCents(nearest.totalCents)}</span>
    </Button>
  )
}

const nearestDates = ({ checkIn, checkOut }: { checkIn: string; checkOut: string }) => ({ checkIn, checkOut })

/** The deadline for a stay requested now; renders nothing without one. */
function FreeCancellation({ lodge, checkIn }: { lodge: Lodge; checkIn: string }) {
  const now = Date.now()
  const { cancellationPolicy: policy, timeZone, checkInFrom } = lodge
  const terms = {
    policy,
    timeZone,
    checkInFrom,
    checkIn,
    createdAt: new Date(now).toISOString(),
    totalCents: 0,
  }
  const free = periodsFrom(terms, now).find(({ refundPercent }) => refundPercent === 100)
  return (
    free && <p className="text-sm">{`Free cancellation until ${formatInstantIn(timeZone, free.until)}`}</p>
  )
}
