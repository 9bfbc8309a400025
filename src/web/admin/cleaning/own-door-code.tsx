import type { Cleaning } from '#contract/cleaning/day.ts'
import { formatOwnTime } from '../kit/own-time.ts'
import { useCleaningCodes } from './use-day.ts'

/** Renders nothing where no lock makes codes. */
export function OwnDoorCode({ cleaning }: { cleaning: Cleaning }) {
  const { data } = useCleaningCodes()
  const { lodgeSlug, date, timeZone, doneAt } = cleaning
  const own = data?.find((one) => one.lodgeSlug === lodgeSlug && one.date === date)
  if (!own || doneAt) return null
  if (own.code === null) return <p className="text-sm text-muted">Your door code is not at the lock yet.</p>
  return (
    <p className="text-sm">
      Your door code <strong className="font-mono text-base font-medium select-all">{own.code}</strong>
      {`, ${formatOwnTime(timeZone, own.from)} until ${formatOwnTime(timeZone, own.until)}`}
    </p>
  )
}
