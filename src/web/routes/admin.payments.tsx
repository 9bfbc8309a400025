import { createFileRoute } from '@tanstack/react-router'
import { PaymentsPage } from '../admin/payments/payments-page.tsx'
import { adminHead } from './-admin-head.ts'

// Only the browser has the session, so the server renders none of this page.
export const Route = createFileRoute('/admin/payments')({
  head: adminHead('Payments'),
  ssr: false,
  component: PaymentsPage,
})
