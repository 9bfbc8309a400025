import { createFileRoute } from '@tanstack/react-router'
import { PaymentsPage } from '../admin/payments-page.tsx'
import { adminHead } from './-admin-head.ts'

// Who is signed in is known to the browser alone, so the server draws nothing of it.
export const Route = createFileRoute('/admin/payments')({
  head: adminHead('Payments'),
  ssr: false,
  component: PaymentsPage,
})
