import { createFileRoute } from '@tanstack/react-router'
import { OutboxPage } from '../admin/outbox-page.tsx'
import { adminHead } from './-admin-head.ts'

// Who is signed in is known to the browser alone, so the server draws nothing of it.
export const Route = createFileRoute('/admin/outbox')({
  head: adminHead('Outbox'),
  ssr: false,
  component: OutboxPage,
})
