import { createFileRoute } from '@tanstack/react-router'
import { ChargesPage } from '../admin/charges-page.tsx'
import { adminHead } from './-admin-head.ts'

// Who is signed in is known to the browser alone, so the server draws nothing of it.
export const Route = createFileRoute('/admin/charges')({
  head: adminHead('Fees and Taxes'),
  ssr: false,
  component: ChargesPage,
})
