import { createFileRoute } from '@tanstack/react-router'
import { DeveloperPage } from '../modules/home/developer-page.tsx'
import { pageHead } from '../platform/shell/head.ts'
import { Page } from '../platform/shell/page.tsx'
import { PendingText } from '../platform/shell/pending-page.tsx'

export const Route = createFileRoute('/developer')({
  head: ({ match }) =>
    pageHead({
      title: 'Developer',
      description: 'What Crypto Lodge is built with, and what we are glad to have solved.',
      path: '/developer',
      siteUrl: match.context.siteUrl,
    }),
  pendingComponent: PendingText,
  component: Developer,
})

function Developer() {
  return (
    <Page>
      <DeveloperPage />
    </Page>
  )
}
