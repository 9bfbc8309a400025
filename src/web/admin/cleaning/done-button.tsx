import clsx from 'clsx'
import { Check } from 'lucide-react'

type DoneButtonProps = { isDone: boolean; describedBy: string; onPress: () => void; className?: string }

export function DoneButton({ isDone, describedBy, onPress, className }: DoneButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isDone}
      aria-describedby={describedBy}
      onClick={onPress}
      className={clsx(
        'inline-flex min-h-12 items-center justify-center gap-3 rounded-control border px-5 font-medium',
        isDone ? 'border-up/50 text-up' : 'border-line-strong/40 bg-raised/70 hover:border-line-strong',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className={clsx(
          'grid size-6 place-items-center rounded-md border-2',
          isDone ? 'border-up bg-up text-page' : 'border-line-strong',
        )}
      >
        {isDone && <Check size={18} strokeWidth={3} />}
      </span>
      Done
    </button>
  )
}
