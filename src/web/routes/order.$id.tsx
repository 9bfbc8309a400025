import { createFileRoute } from '@tanstack/react-router'
import { OrderPage } from '../modules/orders/order-page.tsx'
import { pageHead } from '../platform/shell/head.ts'
import { Page } from '../platform/shell/page.tsx'
import { PendingText } from '../platform/shell/pending-page.tsx'

export const Route = createFileRoute('/order/$id')({
  validateSearch: (search: Record<string, unknown>): { key: string } => ({
    key: typeof search.key === 'string' ? search.key : '',
  }),
  head: ({ match }) =>
    pageHead({
      title: 'Your order',
      description: 'Your print from Crypto Lodge.',
      path: '/order',
      siteUrl: match.context.siteUrl,
      isPrivate: true,
    }),
  // The key in the link is secret, so the server never renders or caches the page.
  ssr: false,
  pendingComponent: PendingText,
  component: OwnOrder,
})

function OwnOrder() {
  const { id } = Route.useParams()
  const { key } = Route.useSearch()
  return (
    <Page>
      <OrderPage id={id} secretKey={key} />
    </Page>
  )
}
