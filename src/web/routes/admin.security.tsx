import { createFileRoute } from '@tanstack/react-router'
import { SecurityPage } from '../admin/auth/security-page.tsx'
import { adminHead } from './-admin-head.ts'

// Only the browser has the session, so the server renders none of this page.
export const Route = createFileRoute('/admin/security')({
  head: adminHead('Security'),
  ssr: false,
  component: SecurityPage,
})
