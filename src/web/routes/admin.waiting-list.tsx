import { createFileRoute } from '@tanstack/react-router'
import { WaitingListPage } from '../admin/waiting-list/waiting-list-page.tsx'
import { adminHead } from './-admin-head.ts'

export const Route = createFileRoute('/admin/waiting-list')({
  head: adminHead('Waiting list'),
  ssr: false,
  component: WaitingListPage,
})
