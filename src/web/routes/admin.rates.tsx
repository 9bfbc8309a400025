import { createFileRoute } from '@tanstack/react-router'
import { RatesPage } from '../admin/rates/rates-page.tsx'
import { adminHead } from './-admin-head.ts'

// Who is signed in is known to the browser alone, so the server draws nothing of it.
export const Route = createFileRoute('/admin/rates')({
  head: adminHead('Rates'),
  ssr: false,
  component: RatesPage,
})
