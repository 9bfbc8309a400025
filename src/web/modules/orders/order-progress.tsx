import clsx from 'clsx'
import { Check } from 'lucide-react'
import type { Order } from '#contract/orders/orders.ts'

const steps: { status: Order['status']; name: string }[] = [
  { status: 'new', name: 'Ordered and paid' },
  { status: 'printed', name: 'Printed' },
  { status: 'shipped', name: 'Shipped' },
  { status: 'delivered', name: 'Delivered' },
]

/** Includes the parcel's tracking number. */
export function OrderProgress({ status, tracking }: Pick<Order, 'status' | 'tracking'>) {
  const present = steps.findIndex((step) => step.status === status)
  return (
    <>
      <ol aria-label="Progress" className="mt-6 grid gap-2 sm:grid-cols-4">
        {steps.map(({ status: step, name }, index) => (
          <li
            key={step}
            aria-current={index === present ? 'step' : undefined}
            className={clsx(
              'flex items-center gap-2 border-t-2 pt-3',
              index <= present ? 'border-ember' : 'border-line text-muted',
            )}
          >
            {index <= present && <Check size={17} aria-hidden="true" className="shrink-0 text-ember" />}
            <span>{name}</span>
            {index <= present && <span className="sr-only">(done)</span>}
          </li>
        ))}
      </ol>
      {tracking && (
        <p className="mt-5">
          Tracking number: <span className="font-mono break-all">{tracking}</span>
        </p>
      )}
    </>
  )
}
