import { createFileRoute } from '@tanstack/react-router'
import { CalendarPage } from '../admin/calendar/calendar-page.tsx'
import { adminHead } from './-admin-head.ts'

export const Route = createFileRoute('/admin/calendar')({
  head: adminHead('Calendar Events'),
  ssr: false,
  component: CalendarPage,
})
