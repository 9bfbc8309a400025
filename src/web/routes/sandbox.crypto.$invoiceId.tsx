import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { pageHead } from '../platform/shell/head.ts'
import { Page } from '../platform/shell/page.tsx'
import { PendingText } from '../platform/shell/pending-page.tsx'
import { lazyPart } from '../platform/ui/late/lazy-part.tsx'

const SandboxCheckout = lazyPart(() => import('../modules/payments/crypto/sandbox-checkout.tsx'), 'section')

export const Route = createFileRoute('/sandbox/crypto/$invoiceId')({
  head: ({ match }) =>
    pageHead({
      title: 'Test checkout',
      description: 'The test checkout of payments in coins.',
      path: '/sandbox/crypto',
      siteUrl: match.context.siteUrl,
      isPrivate: true,
    }),
  ssr: false,
  pendingComponent: PendingText,
  component: OwnCheckout,
})

function OwnCheckout() {
  const { invoiceId } = Route.useParams()
  return (
    <Page>
      <div className="column mt-28 mb-20">
        <Suspense fallback={<p role="status">Loading the checkout…</p>}>
          <SandboxCheckout invoiceId={invoiceId} />
        </Suspense>
      </div>
    </Page>
  )
}
