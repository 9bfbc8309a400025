import { createFileRoute } from '@tanstack/react-router'
import { ConnectionsPage } from '../admin/connections/connections-page.tsx'
import { adminHead } from './-admin-head.ts'

// Only the browser has the session, so the server renders none of this page.
export const Route = createFileRoute('/admin/connections')({
  head: adminHead('Connections'),
  ssr: false,
  component: ConnectionsPage,
})
