import { createFileRoute } from '@tanstack/react-router'
import { OnePressPage } from '../modules/waiting-list/one-press-page.tsx'
import { useCall } from '../platform/api/use-call.ts'
import { pageHead } from '../platform/shell/head.ts'
import { Page } from '../platform/shell/page.tsx'
import { PendingText } from '../platform/shell/pending-page.tsx'

export const Route = createFileRoute('/email-opt-out')({
  validateSearch: ({ email, key }: Record<string, unknown>): { email: string; key: string } => ({
    email: typeof email === 'string' ? email : '',
    key: typeof key === 'string' ? key : '',
  }),
  head: ({ match }) =>
    pageHead({
      title: 'No more emails',
      description: 'End emails of Crypto Lodge about bookings that were not finished.',
      path: '/email-opt-out',
      siteUrl: match.context.siteUrl,
      isPrivate: true,
    }),
  // The key in the link is secret, so the server never renders or caches the page.
  ssr: false,
  pendingComponent: PendingText,
  component: EmailOptOut,
})

function EmailOptOut() {
  const query = Route.useSearch()
  const call = useCall()
  return (
    <Page>
      <OnePressPage
        title="No more emails"
        lead="We write once when a booking was not finished and its nights are still free. One press ends that."
        action="No more such emails"
        done="We do not write to you about unfinished bookings any more. Emails about your stays still come."
        onPress={() => call('POST /api/email-opt-out', { query })}
      />
    </Page>
  )
}
