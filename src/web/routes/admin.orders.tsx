import { createFileRoute } from '@tanstack/react-router'
import { OrdersPage } from '../admin/orders-page.tsx'
import { adminHead } from './-admin-head.ts'

// Who is signed in is known to the browser alone, so the server draws nothing of it.
export const Route = createFileRoute('/admin/orders')({
  head: adminHead('Orders'),
  ssr: false,
  component: OrdersPage,
})
