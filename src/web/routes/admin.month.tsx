import { createFileRoute } from '@tanstack/react-router'
import { MonthPage } from '../admin/reports/month-page.tsx'
import { adminHead } from './-admin-head.ts'

// Only the browser has the session, so the server renders none of this page.
export const Route = createFileRoute('/admin/month')({
  head: adminHead('Month'),
  ssr: false,
  component: MonthPage,
})
