import { createFileRoute } from '@tanstack/react-router'
import { CalendarPage } from '../admin/calendar-page.tsx'
import { adminHead } from './-admin-head.ts'

// Who is signed in is known to the browser alone, so the server draws nothing of it.
export const Route = createFileRoute('/admin/calendar')({
  head: adminHead('Calendar Events'),
  ssr: false,
  component: CalendarPage,
})
