import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SandboxAction, SandboxInvoice } from '#contract/crypto/crypto.ts'
import { formatTimeIn, ownTimeZone } from '#contract/platform/dates.ts'
import { formatCents, formatDecimal } from '#contract/platform/money.ts'
import { ApiError, refusalIn } from '#web/platform/api/call.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { Button, buttonClass } from '#web/platform/ui/button.tsx'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { QrCode } from './qr-code.tsx'

const actions: readonly {
  action: SandboxAction
  label: string
  when: (invoice: SandboxInvoice) => boolean
}[] = [
  { action: 'pay', label: 'Pay', when: ({ status }) => status === 'new' },
  { action: 'pay_half', label: 'Pay half', when: ({ status }) => status === 'new' },
  { action: 'pay_more', label: 'Pay more', when: ({ status }) => status === 'new' },
  {
    action: 'confirm',
    label: 'Confirm',
    when: ({ paidCents, isConfirmed }) => paidCents > 0 && !isConfirmed,
  },
  { action: 'never_confirms', label: 'Never confirms', when: ({ status }) => status === 'processing' },
  { action: 'expire', label: 'Let it expire', when: ({ status }) => status === 'new' },
  {
    action: 'pay_late',
    label: 'Pay late',
    when: ({ status }) => status === 'expired' || status === 'invalid',
  },
  { action: 'claim', label: 'Name an address', when: ({ refundState }) => refundState === 'offered' },
  { action: 'send', label: 'Send the refund', when: ({ refundState }) => refundState === 'approved' },
]

const stateNames: Readonly<Record<SandboxInvoice['status'], string>> = {
  new: 'Waiting for coins',
  processing: 'Seen, not confirmed',
  settled: 'Paid',
  expired: 'Expired',
  invalid: 'Invalid',
}

const refundNames: Readonly<Record<Exclude<SandboxInvoice['refundState'], 'none'>, string>> = {
  offered: 'Waits for an address',
  claimed: 'Waits for the owner’s approval',
  approved: 'Approved, not sent yet',
  sent: 'Sent',
}

/** Simulates BTCPay Server's checkout page. */
export default function SandboxCheckout({ invoiceId }: { invoiceId: string }) {
  const call = useCall()
  const queries = useQueryClient()
  const queryKey = ['/api/sandbox/crypto', invoiceId]
  const { data, isPending, error, refetch } = useQuery({
    queryKey,
    queryFn: () => call('GET /api/sandbox/crypto/{invoiceId}', { params: { invoiceId } }),
    refetchInterval: 5000,
    retry: false,
  })
  const playing = useMutation({
    mutationFn: (action: SandboxAction) =>
      call('POST /api/sandbox/crypto/{invoiceId}', { params: { invoiceId }, body: { action } }),
    onSuccess: (invoice) => queries.setQueryData(queryKey, invoice),
    onError: (problem) =>
      toast({
        title: 'Not possible',
        description: refusalIn(problem) ?? 'Please try again.',
        variant: 'destructive',
      }),
  })
  if (isPending) return <p role="status">Loading the checkout…</p>
  if (!data)
    return (
      <div role="alert" className="grid justify-items-start gap-4">
        <p>
          {error instanceof ApiError && error.status === 404
            ? 'There is no invoice at this address.'
            : 'The checkout could not be loaded.'}
        </p>
        <Button onClick={() => refetch()}>Try again</Button>
      </div>
    )
  return <Checkout invoice={data} isPending={playing.isPending} onPlay={playing.mutate} />
}

type CheckoutProps = { invoice: SandboxInvoice; isPending: boolean; onPlay: (action: SandboxAction) => void }

function Checkout({ invoice, isPending, onPlay }: CheckoutProps) {
  const { status, description, redirectUrl, address, coinDue } = invoice
  return (
    <div className="grid max-w-xl gap-5">
      <p className="rounded-control border border-ember px-4 py-2 text-ember">Test mode: no coin moves</p>
      <div>
        <h1 className="text-3xl">Pay with crypto</h1>
        <p className="mt-2 text-muted">{description}</p>
      </div>
      <p role="status" className="text-lg">
        {stateNames[status]}
      </p>
      {status === 'new' && (
        <QrCode text={`bitcoin:${address}?amount=${coinDue}`} label="QR code of the payment" />
      )}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
        {facts(invoice).map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="tabular break-all">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        {actions
          .filter(({ when }) => when(invoice))
          .map(({ action, label }) => (
            <Button key={action} disabled={isPending} onClick={() => onPlay(action)}>
              {label}
            </Button>
          ))}
      </div>
      {redirectUrl && (
        <a href={redirectUrl} className={buttonClass('plain', 'justify-self-start')}>
          Back to Crypto Lodge
        </a>
      )}
    </div>
  )
}

const facts = ({
  cents,
  paidCents,
  coin,
  coinDue,
  rate,
  address,
  expiresAt,
  refundState,
}: SandboxInvoice) => [
  ['Amount', formatCents(cents)],
  ['Paid', formatCents(paidCents)],
  ['Still to pay', `${coinDue} ${coin}`],
  ['Rate', `${formatDecimal(rate)} for 1 ${coin}`],
  ['Address', address],
  ['Valid until', formatTimeIn(ownTimeZone(), Date.parse(expiresAt))],
  ...(refundState === 'none' ? [] : [['Refund', refundNames[refundState]]]),
]
