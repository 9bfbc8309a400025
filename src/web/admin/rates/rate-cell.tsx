import clsx from 'clsx'
import { memo } from 'react'
import { formatDollars } from '#contract/platform/money.ts'
import { type Night, nameOfNight, spokenDate } from './night.ts'

type RateCellProps = {
  slug: string
  date: string
  /** Null while the rates load. */
  night: Night | null
  isChosen: boolean
  isTabStop: boolean
  /** The day's number stands in the cell, not above its column. */
  hasDay?: boolean
}

export const RateCell = memo(function RateCell(props: RateCellProps) {
  const { slug, date, night, isChosen, isTabStop, hasDay } = props
  const rate = night?.rate
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid (ARIA 1.2) is focused and chosen
      role="gridcell"
      tabIndex={isTabStop ? 0 : -1}
      aria-selected={isChosen}
      data-date={date}
      data-lodge={slug}
      className={clsx(
        'rate-cell',
        isChosen && 'chosen',
        night?.isPast && 'past',
        night?.taken,
        night?.hasOwnPrice && 'own-price',
        rate?.arrival === false && 'no-arrival',
        rate?.departure === false && 'no-departure',
      )}
    >
      <span className="sr-only">{night ? nameOfNight(night) : `${spokenDate(date)}, loading`}</span>
      {hasDay && (
        <span aria-hidden="true" className="day">
          {Number(date.slice(8))}
        </span>
      )}
      <span aria-hidden="true" className="price">
        {rate ? (hasDay ? formatDollars(rate.price) : shortPrice(rate.price)) : '…'}
      </span>
      <span aria-hidden="true" className="min-nights">
        {rate && rate.minNights > 1 ? `${rate.minNights}+` : ''}
      </span>
    </td>
  )
})

/** '450', '1250', '12k': dollars in four characters. */
const shortPrice = (price: number): string =>
  price < 10_000 ? String(price) : `${Math.round(price / 1000)}k`
