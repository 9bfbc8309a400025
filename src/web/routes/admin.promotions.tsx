import { createFileRoute } from '@tanstack/react-router'
import { PromotionsPage } from '../admin/promotions/promotions-page.tsx'
import { adminHead } from './-admin-head.ts'

// Only the browser has the session, so the server renders none of this page.
export const Route = createFileRoute('/admin/promotions')({
  head: adminHead('Promotions'),
  ssr: false,
  component: PromotionsPage,
})
