import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '#web/platform/ui/late/lazy-part.tsx'
import type { RangeCalendarProps } from './range-calendar.tsx'

const RangeCalendar = lazyPart(() => import('./range-calendar.tsx'))

type DateRangeProps = RangeCalendarProps & {
  legend: string
  children: ReactNode
}

export function DateRange({ legend, children, ...calendar }: DateRangeProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="grid grid-cols-2 items-start gap-3">{children}</div>
      <button
        type="button"
        aria-expanded={isOpen}
        className="min-h-9 text-sm text-muted underline underline-offset-4 hover:text-text"
        onClick={() => setOpen(!isOpen)}
      >
        Calendar
      </button>
      {isOpen && (
        <Suspense fallback={<div className="placeholder h-96 rounded-control" />}>
          <RangeCalendar {...calendar} />
        </Suspense>
      )}
    </fieldset>
  )
}
