import { createFileRoute } from '@tanstack/react-router'
import { AuditPage } from '../admin/reports/audit-page.tsx'
import { adminHead } from './-admin-head.ts'

// Only the browser has the session, so the server renders none of this page.
export const Route = createFileRoute('/admin/audit')({
  head: adminHead('Audit Trail'),
  ssr: false,
  component: AuditPage,
})
