import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '#web/platform/ui/button.tsx'

type MonthBarProps = { title: string; go: (where: 'prev' | 'today' | 'next') => void }

export function MonthBar({ title, go }: MonthBarProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
      <h2 className="text-xl" aria-live="polite">
        {title}
      </h2>
      <div className="flex gap-2">
        <Button className="min-h-10 px-3 py-1.5" onClick={() => go('prev')}>
          <ChevronLeft size={17} aria-hidden="true" />
          <span className="sr-only">Month before</span>
        </Button>
        <Button className="min-h-10 px-3 py-1.5" onClick={() => go('today')}>
          Today
        </Button>
        <Button className="min-h-10 px-3 py-1.5" onClick={() => go('next')}>
          <ChevronRight size={17} aria-hidden="true" />
          <span className="sr-only">Month after</span>
        </Button>
      </div>
    </div>
  )
}

const looks = [
  ['stay-confirmed', 'Confirmed stay'],
  ['stay-requested', 'Requested stay'],
  ['stay-imported', 'Sold by another channel'],
] as const

export function MonthLegend() {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm text-muted">
      {looks.map(([variant, name]) => (
        <span key={variant} className="flex items-center gap-2">
          <span aria-hidden="true" className={`${variant} inline-block h-4 w-7 rounded-sm`} />
          <span>{name}</span>
        </span>
      ))}
      <span className="lg:ml-auto">Select days for a new event; drag an event to move it.</span>
    </div>
  )
}
