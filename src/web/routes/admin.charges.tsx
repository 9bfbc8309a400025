import { createFileRoute } from '@tanstack/react-router'
import { ChargesPage } from '../admin/charges/charges-page.tsx'
import { adminHead } from './-admin-head.ts'

// Only the browser has the session, so the server renders none of this page.
export const Route = createFileRoute('/admin/charges')({
  head: adminHead('Fees and Taxes'),
  ssr: false,
  component: ChargesPage,
})
