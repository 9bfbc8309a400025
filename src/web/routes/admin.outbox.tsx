import { createFileRoute } from '@tanstack/react-router'
import { OutboxPage } from '../admin/reports/outbox-page.tsx'
import { adminHead } from './-admin-head.ts'

// Only the browser has the session, so the server renders none of this page.
export const Route = createFileRoute('/admin/outbox')({
  head: adminHead('Outbox'),
  ssr: false,
  component: OutboxPage,
})
