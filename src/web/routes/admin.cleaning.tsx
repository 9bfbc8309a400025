import { createFileRoute } from '@tanstack/react-router'
import { CleaningPage } from '../admin/cleaning/cleaning-page.tsx'
import { adminHead } from './-admin-head.ts'

export const Route = createFileRoute('/admin/cleaning')({
  head: adminHead('Cleaning'),
  ssr: false,
  component: CleaningPage,
})
