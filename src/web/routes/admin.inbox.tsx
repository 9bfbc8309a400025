import { createFileRoute } from '@tanstack/react-router'
import { adminHead } from './-admin-head.ts'
import { AdminInbox } from './-admin-inbox.tsx'

export const Route = createFileRoute('/admin/inbox')({
  head: adminHead('Inbox'),
  ssr: false,
  component: AdminInbox,
})
