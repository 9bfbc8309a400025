import { createFileRoute } from '@tanstack/react-router'
import { adminHead } from './-admin-head.ts'
import { AdminSettings } from './-admin-settings.tsx'

export const Route = createFileRoute('/admin/settings')({
  head: adminHead('Settings'),
  ssr: false,
  component: AdminSettings,
})
