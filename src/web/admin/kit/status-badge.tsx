import clsx from 'clsx'
import { statusText } from './status-label.ts'

const variants: Readonly<Record<string, string>> = {
  requested: 'border-ember/50 text-ember-strong',
  awaiting_payment: 'border-ember/50 text-ember-strong',
  pending: 'border-ember/50 text-ember-strong',
  confirmed: 'border-up/40 text-up',
  completed: 'border-up/40 text-up',
  declined: 'border-danger/40 text-danger',
  failed: 'border-danger/40 text-danger',
  // The states of another site's calendar.
  working: 'border-up/40 text-up',
  late: 'border-ember/50 text-ember-strong',
  broken: 'border-danger/40 text-danger',
  'sold twice': 'border-danger/40 text-danger',
}

export function StatusBadge({ status }: { status: string }) {
  return (
    <span
      className={clsx(
        'inline-block rounded-control border px-2 py-0.5 text-xs whitespace-nowrap',
        variants[status] ?? 'border-line-strong/40 text-muted',
      )}
    >
      {statusText(status)}
    </span>
  )
}
