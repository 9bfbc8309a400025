import { FileText } from 'lucide-react'
import { formatCents } from '#contract/platform/money.ts'
import type { Receipt } from '#contract/receipts/receipts.ts'

export function ReceiptLinks({ receipts }: { receipts: readonly Receipt[] }) {
  return (
    <ul className="grid gap-1">
      {receipts.map((receipt) => (
        <li key={receipt.number} className="flex flex-wrap items-baseline gap-x-3">
          <a
            href={receipt.link}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4"
          >
            <FileText size={17} aria-hidden="true" className="shrink-0" />
            {receipt.kind === 'receipt' ? 'Receipt' : 'Credit note'} {receipt.number} (PDF)
          </a>
          <span className="tabular text-muted">{formatCents(receipt.cents)}</span>
          {receipt.isVoid && <span className="text-muted">void</span>}
        </li>
      ))}
    </ul>
  )
}
