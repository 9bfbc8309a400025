import { createFileRoute } from '@tanstack/react-router'
import { AuditPage } from '../admin/audit-page.tsx'
import { adminHead } from './-admin-head.ts'

// Who is signed in is known to the browser alone, so the server draws nothing of it.
export const Route = createFileRoute('/admin/audit')({
  head: adminHead('Audit Trail'),
  ssr: false,
  component: AuditPage,
})
