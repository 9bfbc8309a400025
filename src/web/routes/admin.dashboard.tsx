import { createFileRoute } from '@tanstack/react-router'
import { DashboardPage } from '../admin/reports/dashboard-page.tsx'
import { adminHead } from './-admin-head.ts'

export const Route = createFileRoute('/admin/dashboard')({
  head: adminHead('Admin Dashboard'),
  ssr: false,
  component: DashboardPage,
})
