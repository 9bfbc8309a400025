import { createFileRoute } from '@tanstack/react-router'
import { CleaningPage } from '../admin/cleaning/cleaning-page.tsx'
import { adminHead } from './-admin-head.ts'

// Only the browser has the session, so the server renders none of this page.
export const Route = createFileRoute('/admin/cleaning')({
  head: adminHead('Cleaning'),
  ssr: false,
  component: CleaningPage,
})
