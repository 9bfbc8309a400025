import { createFileRoute } from '@tanstack/react-router'
import { adminHead } from './-admin-head.ts'
import { AdminLodges } from './-admin-lodges.tsx'

export const Route = createFileRoute('/admin/lodge-management')({
  head: adminHead('Lodge Management'),
  ssr: false,
  component: AdminLodges,
})
