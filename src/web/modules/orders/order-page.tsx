import { useQuery } from '@tanstack/react-query'
import type { EndpointNamed } from '#contract/api.ts'
import { ART_PRICE_CENTS } from '#contract/art/art-price.ts'
import { formatDate } from '#contract/platform/dates.ts'
import type { ReplyOf } from '#contract/platform/endpoint.ts'
import { formatCents } from '#contract/platform/money.ts'
import { ApiError } from '#web/platform/api/call.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { Button, ButtonLink } from '#web/platform/ui/button.tsx'
import { ReceiptLinks } from '#web/platform/ui/lodge/receipt-links.tsx'
import { OrderProgress } from './order-progress.tsx'

type OwnOrder = ReplyOf<EndpointNamed<'GET /api/orders/{id}'>>

type OrderPageProps = { id: string; secretKey: string }

export function OrderPage({ id, secretKey }: OrderPageProps) {
  const call = useCall()
  const { data, error, refetch } = useQuery({
    queryKey: ['/api/orders', id, secretKey],
    staleTime: 0,
    queryFn: () => call('GET /api/orders/{id}', { params: { id: Number(id) }, query: { key: secretKey } }),
  })
  if (error && !data) return <NoOrder error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <div
        role="status"
        aria-label="Loading your order"
        className="placeholder column h-96 rounded-picture"
      />
    )
  return <OrderCard order={data} />
}

const nextWords: Record<OwnOrder['status'], string> = {
  new: `Thank you: ${formatCents(ART_PRICE_CENTS)} is paid, and we print it next.`,
  printed: 'It is printed and is sent next.',
  shipped: 'It is on its way to you.',
  delivered: 'It has arrived. We hope you like it on your wall.',
}

const emailWords = ({ email }: { email: string }): string =>
  `An email with the link to this page went to ${email}, and each step brings another.`

function OrderCard({ order }: { order: OwnOrder }) {
  const { id, title, status, tracking, shipping, paidAt, isRefunded, receipts } = order
  return (
    <section className="column max-w-3xl">
      <p className="font-mono text-muted">Order {id}</p>
      <h1 className="mt-2 text-4xl sm:text-5xl">{title}</h1>
      <p className="mt-4 text-muted">A print, paid on {formatDate(paidAt)}.</p>
      {isRefunded ? (
        <p className="mt-6">This print was refunded.</p>
      ) : (
        <>
          <OrderProgress status={status} tracking={tracking} />
          {shipping && <p className="mt-6 max-w-prose">{`${nextWords[status]} ${emailWords(shipping)}`}</p>}
        </>
      )}
      {shipping && <Address shipping={shipping} />}
      {receipts.length > 0 && (
        <>
          <h2 className="mt-10 mb-2 text-2xl">Receipts</h2>
          <ReceiptLinks receipts={receipts} />
        </>
      )}
      <ButtonLink to="/art-gallery" className="mt-10">
        Open the gallery
      </ButtonLink>
    </section>
  )
}

function Address({ shipping }: { shipping: NonNullable<OwnOrder['shipping']> }) {
  const { name, line1, line2, city, state, postalCode, country } = shipping
  return (
    <>
      <h2 className="mt-10 mb-2 text-2xl">Where the print goes</h2>
      <address className="not-italic">
        {name}
        <br />
        {[line1, line2].filter(Boolean).join(', ')}
        <br />
        {[city, state, postalCode, country].filter(Boolean).join(', ')}
      </address>
    </>
  )
}

function NoOrder({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isUnknown = error instanceof ApiError && error.status === 404
  return (
    <section className="column grid justify-items-start gap-4">
      <h1 className="text-4xl">
        {isUnknown ? 'There is no order at this link' : 'Your order could not be loaded'}
      </h1>
      <p className="text-muted">
        {isUnknown
          ? 'Please use the whole link from your email; it ends in a key.'
          : 'Our server did not answer.'}
      </p>
      {isUnknown ? <ButtonLink to="/">Return Home</ButtonLink> : <Button onClick={onRetry}>Try again</Button>}
    </section>
  )
}
