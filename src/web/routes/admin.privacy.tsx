import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage } from '../admin/privacy/privacy-page.tsx'
import { adminHead } from './-admin-head.ts'

export const Route = createFileRoute('/admin/privacy')({
  head: adminHead('Privacy'),
  ssr: false,
  component: PrivacyPage,
})
