import { createFileRoute } from '@tanstack/react-router'
import { DashboardPage } from '../admin/dashboard-page.tsx'
import { adminHead } from './-admin-head.ts'

// Who is signed in is known to the browser alone, so the server draws nothing of it.
export const Route = createFileRoute('/admin/dashboard')({
  head: adminHead('Admin Dashboard'),
  ssr: false,
  component: DashboardPage,
})
