import { createFileRoute } from '@tanstack/react-router'
import { BookingsPage } from '../admin/bookings/bookings-page.tsx'
import { adminHead } from './-admin-head.ts'

export const Route = createFileRoute('/admin/bookings/')({
  head: adminHead('Bookings'),
  ssr: false,
  component: BookingsPage,
})
