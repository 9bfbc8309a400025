import { type ReactNode, useId, useState } from 'react'
import { Button } from '#web/platform/ui/button.tsx'
import { moveFocusToRegion } from '#web/platform/ui/hooks/move-focus-to-region.ts'
import { GuardedList } from '../kit/guarded-list.tsx'
import { earliestToday } from '../kit/today.ts'
import { useLodges } from '../kit/use-lodges.ts'

/** Past entries shown at first, and added by each press. */
const EARLIER_AT_ONCE = 10

type AheadFirstProps<Entry> = {
  /** Sorted by date. */
  entries: readonly Entry[]
  isOver: (entry: Entry, today: string) => boolean
  className: string
  children: (entry: Entry) => ReactNode
}

/** Upcoming entries, then the latest past ones, because such lists grow for years. */
export function AheadFirst<Entry>({ entries, isOver, className, children }: AheadFirstProps<Entry>) {
  const [earlier, setEarlier] = useState(EARLIER_AT_ONCE)
  const title = useId()
  const today = earliestToday(useLodges().data ?? [])
  const ahead = entries.filter((entry) => !isOver(entry, today))
  const over = entries.filter((entry) => isOver(entry, today)).reverse()
  return (
    <>
      {ahead.length > 0 && <GuardedList className={className}>{ahead.map(children)}</GuardedList>}
      {over.length > 0 && (
        <div className="grid gap-3 not-first:mt-6">
          <p id={title} className="text-lg">
            Earlier
          </p>
          <GuardedList aria-labelledby={title} className={className}>
            {over.slice(0, earlier).map(children)}
          </GuardedList>
          {over.length > earlier && (
            <Button
              ref={moveFocusToRegion}
              className="w-fit"
              onClick={() => setEarlier(earlier + EARLIER_AT_ONCE)}
            >
              Show earlier
            </Button>
          )}
        </div>
      )}
    </>
  )
}
