import { createFileRoute } from '@tanstack/react-router'
import { adminHead } from './-admin-head.ts'
import { AdminPayments } from './-admin-payments.tsx'

export const Route = createFileRoute('/admin/payments')({
  head: adminHead('Payments'),
  ssr: false,
  component: AdminPayments,
})
