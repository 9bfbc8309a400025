import { createFileRoute } from '@tanstack/react-router'
import { BookingsPage } from '../admin/bookings-page.tsx'
import { adminHead } from './-admin-head.ts'

// Who is signed in is known to the browser alone, so the server draws nothing of it.
export const Route = createFileRoute('/admin/bookings')({
  head: adminHead('Bookings'),
  ssr: false,
  component: BookingsPage,
})
