import { createFileRoute } from '@tanstack/react-router'
import { OrdersPage } from '../admin/payments/orders-page.tsx'
import { adminHead } from './-admin-head.ts'

// Only the browser has the session, so the server renders none of this page.
export const Route = createFileRoute('/admin/orders')({
  head: adminHead('Orders'),
  ssr: false,
  component: OrdersPage,
})
