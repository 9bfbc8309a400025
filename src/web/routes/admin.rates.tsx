import { createFileRoute } from '@tanstack/react-router'
import { RatesPage } from '../admin/rates/rates-page.tsx'
import { adminHead } from './-admin-head.ts'

export const Route = createFileRoute('/admin/rates')({
  head: adminHead('Rates'),
  ssr: false,
  component: RatesPage,
})
