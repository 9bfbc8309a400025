import { createFileRoute } from '@tanstack/react-router'
import { SecurityPage } from '../admin/security-page.tsx'
import { adminHead } from './-admin-head.ts'

// Who is signed in is known to the browser alone, so the server draws nothing of it.
export const Route = createFileRoute('/admin/security')({
  head: adminHead('Security'),
  ssr: false,
  component: SecurityPage,
})
