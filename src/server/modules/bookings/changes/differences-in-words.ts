import type { Booking } from '#contract/bookings/bookings.ts'
import { formatParty } from '#contract/bookings/format-party.ts'
import { formatStay } from '#contract/platform/dates.ts'
import { formatCents } from '#contract/platform/money.ts'

type Named = Booking & { note: string | null; noteForCleaning?: boolean }

const arrow = (name: string, before: string | number, after: string | number): string[] =>
  before === after ? [] : [`${name} ${before} → ${after}`]

const corrected = (name: string, before: string | null, after: string | null): string[] =>
  before === after ? [] : [`${name} changed`]

const shownToCleaning = (before: Named, after: Named): string[] => {
  if (Boolean(before.noteForCleaning) === Boolean(after.noteForCleaning)) return []
  return [after.noteForCleaning ? 'note shown to housekeeping' : 'note hidden from housekeeping']
}

const inWords = ({ status }: Booking): string => status.replace('_', ' ')

/** 'Dates May 3–5 → May 4–6, total $900 → $960'; empty without a difference. Names no personal data. */
export function differencesInWords(before: Named, after: Named): string {
  const parts = [
    ...arrow('status', inWords(before), inWords(after)),
    ...arrow('dates', formatStay(before), formatStay(after)),
    ...arrow('lodge', before.lodgeName, after.lodgeName),
    ...arrow('guests', formatParty(before), formatParty(after)),
    ...arrow('total', formatCents(before.totalCents), formatCents(after.totalCents)),
    ...arrow('written off', formatCents(before.writtenOffCents), formatCents(after.writtenOffCents)),
    ...corrected('name', before.guestName, after.guestName),
    ...corrected('email address', before.guestEmail, after.guestEmail),
    ...corrected('phone', before.guestPhone, after.guestPhone),
    ...corrected('note', before.note, after.note),
    ...shownToCleaning(before, after),
  ]
  const words = parts.join(', ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
