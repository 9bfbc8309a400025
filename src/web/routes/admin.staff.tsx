import { createFileRoute } from '@tanstack/react-router'
import { StaffPage } from '../admin/staff/staff-page.tsx'
import { adminHead } from './-admin-head.ts'

// Only the browser has the session, so the server renders none of this page.
export const Route = createFileRoute('/admin/staff')({
  head: adminHead('Staff'),
  ssr: false,
  component: StaffPage,
})
