import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { CryptoInvoiceState } from '#contract/crypto/crypto.ts'
import { coinText } from '#contract/payments/coin-text.ts'
import { formatCents } from '#contract/platform/money.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { Button, buttonClass } from '#web/platform/ui/button.tsx'
import { beforePaying, stateWords } from './crypto-words.ts'
import type { OpenInvoice } from './open-invoice.ts'

const EVERY_MS = 5000

export type CryptoPanelProps = {
  invoice: OpenInvoice
  /** Called once, when the coins are confirmed. */
  onPaid?: () => void
  onState?: (state: CryptoInvoiceState) => void
  onDone: () => void
  takesCards: boolean
}

/** Polls the payment every five seconds while the page is visible. */
export function CryptoPanel({ invoice, onPaid, onState, onDone, takesCards }: CryptoPanelProps) {
  const call = useCall()
  const { invoiceId, statusKey } = invoice
  const { data, dataUpdatedAt, isPending, refetch } = useQuery({
    queryKey: ['/api/crypto-invoices', invoiceId],
    queryFn: () =>
      call('GET /api/crypto-invoices/{invoiceId}', { params: { invoiceId }, query: { key: statusKey } }),
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: 'always',
  })
  const wasPaid = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, not for each new function
  useEffect(() => {
    if (!data) return
    onState?.(data)
    if (!(data.status === 'settled' || data.isCounted) || wasPaid.current) return
    wasPaid.current = true
    onPaid?.()
  }, [dataUpdatedAt])
  return (
    <section aria-label="Payment in coins" className="mt-6 rounded-picture border border-line bg-surface p-5">
      {isPending && <p role="status">Loading the state of your payment…</p>}
      {!isPending && !data && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>The state of your payment could not be read. Coins that you have sent are not lost.</p>
          <Button onClick={() => refetch()}>Try again</Button>
        </div>
      )}
      {data && <State state={data} invoice={invoice} onDone={onDone} takesCards={takesCards} />}
    </section>
  )
}

type StateProps = Pick<CryptoPanelProps, 'invoice' | 'onDone' | 'takesCards'> & { state: CryptoInvoiceState }

function State({ state, invoice, onDone, takesCards }: StateProps) {
  const coins = coinText(state)
  const isOpen = state.status === 'new'
  const isPaid = state.status === 'settled' || state.isCounted || state.additional === 'late'
  return (
    <div className="grid justify-items-start gap-3">
      <p role="status" className="text-lg">
        {stateWords(state)}
      </p>
      <p className="tabular text-muted">
        {[formatCents(state.paidCents || state.cents), coins].filter(Boolean).join(': ')}
      </p>
      {isOpen && (
        <>
          <a href={invoice.checkoutLink} className={buttonClass('primary')}>
            Open the checkout
          </a>
          <ul className="grid list-disc gap-1 pl-5 text-sm text-muted">
            {beforePaying(takesCards).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </>
      )}
      {state.refundLink && (
        <p>
          <a href={state.refundLink} className="underline underline-offset-4">
            Name the address for your money back
          </a>
          . Please keep this link until your money has arrived.
        </p>
      )}
      {!isOpen && state.status !== 'processing' && (
        <Button onClick={onDone}>{isPaid ? 'Close' : 'Start again'}</Button>
      )}
    </div>
  )
}
