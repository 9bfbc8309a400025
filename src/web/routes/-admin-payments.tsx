import { SectionPage } from '../admin/kit/section-page.tsx'
import { OrdersPage } from '../admin/payments/orders-page.tsx'
import { PaymentsPage } from '../admin/payments/payments-page.tsx'
import { MonthPage } from '../admin/reports/month-page.tsx'

const pages = { payments: PaymentsPage, month: MonthPage, orders: OrdersPage }

export function AdminPayments() {
  return <SectionPage to="/admin/payments" pages={pages} />
}
