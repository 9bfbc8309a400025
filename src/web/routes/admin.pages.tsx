import { createFileRoute } from '@tanstack/react-router'
import { LegalTextsPage } from '../admin/legal/legal-texts-page.tsx'
import { adminHead } from './-admin-head.ts'

export const Route = createFileRoute('/admin/pages')({
  head: adminHead('Pages'),
  ssr: false,
  component: LegalTextsPage,
})
