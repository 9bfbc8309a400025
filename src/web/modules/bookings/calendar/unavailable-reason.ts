import { brokenStayRule } from '#contract/bookings/stay-rules.ts'
import { dateIn, overlaps, type Stay } from '#contract/platform/dates.ts'
import { brokenRateRule, type Tariff } from '#contract/rates/tariff.ts'
import type { ListedLodge } from '#contract/search/listed-lodge.ts'

/** Decided without a call to the server. Null when the stay can be booked. */
export function unavailableReason(
  stay: Stay & { guests: number; dogs: number },
  lodge: ListedLodge,
  unavailable: readonly { from: string; to: string }[],
  tariff: Tariff,
): string | null {
  const today = dateIn(lodge.timeZone, Date.now())
  const broken = brokenStayRule(stay, stay, lodge, today) ?? brokenRateRule(stay, tariff.rateOn)
  if (broken) return broken.message
  const isTaken = unavailable.some((r) => overlaps({ from: stay.checkIn, to: stay.checkOut }, r))
  return isTaken ? 'Some of these nights are taken. The calendar shows which are free.' : null
}
