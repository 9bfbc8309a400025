import { createFileRoute } from '@tanstack/react-router'
import { InboxPage } from '../admin/messages/inbox-page.tsx'
import { adminHead } from './-admin-head.ts'

// Only the browser has the session, so the server renders none of this page.
export const Route = createFileRoute('/admin/inbox')({
  head: adminHead('Inbox'),
  ssr: false,
  component: InboxPage,
})
