import { createFileRoute } from '@tanstack/react-router'
import { OnePressPage } from '../modules/waiting-list/one-press-page.tsx'
import { useCall } from '../platform/api/use-call.ts'
import { pageHead } from '../platform/shell/head.ts'
import { Page } from '../platform/shell/page.tsx'
import { PendingText } from '../platform/shell/pending-page.tsx'

type Search = { key: string; confirmed?: 'yes' | 'no' | undefined }

export const Route = createFileRoute('/waiting-list/$id')({
  validateSearch: ({ key, confirmed }: Record<string, unknown>): Search => ({
    key: typeof key === 'string' ? key : '',
    ...((confirmed === 'yes' || confirmed === 'no') && { confirmed }),
  }),
  head: ({ match }) =>
    pageHead({
      title: 'Waiting list',
      description: 'Your place on a waiting list of Crypto Lodge.',
      path: '/waiting-list',
      siteUrl: match.context.siteUrl,
      isPrivate: true,
    }),
  // The key in the link is secret, so the server never renders or caches the page.
  ssr: false,
  pendingComponent: PendingText,
  component: WaitingEntry,
})

const leads = {
  yes: 'Your address is confirmed: you are on the waiting list. We write to you when the nights are free.',
  no: 'This link does not work any more. Please join the waiting list again on the page of the lodge.',
}

function WaitingEntry() {
  const { id } = Route.useParams()
  const { key, confirmed } = Route.useSearch()
  const call = useCall()
  return (
    <Page>
      <OnePressPage
        title="Waiting list"
        lead={
          confirmed ? leads[confirmed] : 'We write to you when the nights are free, or you leave the list.'
        }
        action={confirmed === 'no' ? null : 'Leave the waiting list'}
        done="You have left the waiting list. We do not write to you about it any more."
        onPress={() =>
          call('POST /api/waiting-list/{id}/leave', { params: { id: Number(id) }, query: { key } })
        }
      />
    </Page>
  )
}
