import clsx from 'clsx'
import { type ReactNode, useId } from 'react'

type PanelProps = { title: string; aside?: ReactNode; className?: string; children: ReactNode }

export function Panel({ title, aside, className, children }: PanelProps) {
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      className={clsx('min-w-0 rounded-picture border border-line bg-surface p-4 sm:p-5', className)}
    >
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-2">
        <h2 id={heading} className="text-xl">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

export function WideContent({ name, children }: { name: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a focused region only
    <section aria-label={name} tabIndex={0} className="overflow-x-auto">
      {children}
    </section>
  )
}

export function StatCard({ name, value, note }: { name: string; value: ReactNode; note?: ReactNode }) {
  return (
    <div className="min-w-0 rounded-picture border border-line bg-surface p-4 sm:p-5">
      <p className="text-sm text-muted">{name}</p>
      <p className="mt-1 text-lg tabular wrap-anywhere sm:text-2xl">{value}</p>
      {note && <p className="mt-1 text-sm text-muted">{note}</p>}
    </div>
  )
}

export function ErrorMessage({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <p role="alert" className="flex flex-wrap items-center gap-3 text-danger">
      {message}
      <button type="button" onClick={onRetry} className="underline underline-offset-4">
        Try again
      </button>
    </p>
  )
}
