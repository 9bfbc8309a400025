import { closesNight, eventTypeLabels } from '#contract/calendar/calendar.ts'
import { addDays, type DateRange, formatDate, formatStay, overlaps } from '#contract/platform/dates.ts'
import type { RateOverride } from '#contract/rates/tariff.ts'
import type { Timeline } from '#contract/reports/timeline.ts'
import { statusText } from '#web/admin/kit/status-label.ts'
import type { Entry } from '../month-entries.ts'

/** Half-open; `lane` counts from the top of the row. */
export type Bar = DateRange & {
  id: string
  entry: Entry
  lane: number
  text: string
  name: string
  look: string
  /** Balance due: 'late' when it was due before today. */
  owed?: 'owed' | 'late'
  /** Null for an event that closes no night. */
  taken: 'booked' | 'closed' | null
}

export type Row = {
  slug: string
  name: string
  price: number
  bars: readonly Bar[]
  lanes: number
  overrides: ReadonlyMap<string, RateOverride>
}

type Unplaced = Omit<Bar, 'lane'>

const formatDates = (from: string, to: string): string => formatStay({ checkIn: from, checkOut: to })

/** Keyed by stay id. */
export type Debts = ReadonlyMap<number, { owed: 'owed' | 'late'; words: string }>

function stayBar(stay: Timeline['stays'][number], debts: Debts): Unplaced {
  const { checkIn: from, checkOut: to, guestName, status } = stay
  const debt = debts.get(stay.id)
  return {
    ...{ id: `stay-${stay.id}`, entry: { kind: 'stay', stay }, from, to, text: guestName, taken: 'booked' },
    name: [guestName, formatStay(stay), statusText(status), debt?.words].filter(Boolean).join(', '),
    ...(debt && { owed: debt.owed }),
    look: status === 'confirmed' ? 'bar-confirmed' : 'bar-requested',
  }
}

function importedBar(stay: Timeline['imported'][number]): Unplaced {
  const { from, to, feedName } = stay
  return {
    ...{ id: `imported-${stay.id}`, entry: { kind: 'imported', stay }, from, to, text: feedName },
    ...{ name: `Sold by ${feedName}, ${formatDates(from, to)}`, look: 'bar-imported', taken: 'booked' },
  }
}

function closureBar(closure: Timeline['closures'][number]): Unplaced {
  const { from, to, reason } = closure
  return {
    ...{ id: `closure-${closure.id}`, entry: { kind: 'closure', closure }, from, to, text: reason },
    ...{ name: `Closed: ${reason}, ${formatDates(from, to)}`, look: 'bar-closed', taken: 'closed' },
  }
}

function eventBar(event: Timeline['events'][number]): Unplaced {
  const { eventDate, eventType, title } = event
  const closes = closesNight(event)
  return {
    ...{ id: `event-${event.id}`, entry: { kind: 'event', event }, text: title },
    ...{ from: eventDate, to: addDays(eventDate, 1), taken: closes ? 'closed' : null },
    name: `${eventTypeLabels[eventType]}: ${title}, ${formatDate(eventDate)}`,
    look: closes ? 'bar-closed' : 'bar-event',
  }
}

/** Each bar gets the highest free lane; of bars that share nights, the earlier one is above. */
export function withLanes<Range extends DateRange>(ranges: readonly Range[]): (Range & { lane: number })[] {
  const placed: (Range & { lane: number })[] = []
  for (const range of ranges.toSorted((a, b) => a.from.localeCompare(b.from))) {
    const beside = placed.filter((other) => overlaps(other, range)).map(({ lane }) => lane)
    let lane = 0
    while (beside.includes(lane)) lane += 1
    placed.push({ ...range, lane })
  }
  return placed
}

type NamedLodge = { slug: string; name: string; price: number }

export function toRows(timeline: Timeline, lodges: readonly NamedLodge[], debts: Debts = new Map()): Row[] {
  const { stays, imported, closures, events } = timeline
  return timeline.lodges.flatMap(({ slug, overrides }) => {
    const lodge = lodges.find((one) => one.slug === slug)
    if (!lodge) return []
    const isHere = ({ lodgeSlug }: { lodgeSlug: string | null }) => lodgeSlug === null || lodgeSlug === slug
    const bars = withLanes([
      ...stays.filter(isHere).map((stay) => stayBar(stay, debts)),
      ...imported.filter(isHere).map(importedBar),
      ...closures.filter(isHere).map(closureBar),
      ...events.filter(isHere).map(eventBar),
    ])
    return {
      ...{ slug, name: lodge.name, price: lodge.price, bars },
      lanes: Math.max(1, ...bars.map(({ lane }) => lane + 1)),
      overrides: new Map(overrides.map((override) => [override.date, override])),
    }
  })
}

export const barsOn = ({ bars }: Pick<Row, 'bars'>, date: string): Bar[] =>
  bars.filter(({ from, to }) => from <= date && date < to).sort((a, b) => a.lane - b.lane)
