import { createFileRoute } from '@tanstack/react-router'
import { EmailsPage } from '../admin/mail/emails-page.tsx'
import { adminHead } from './-admin-head.ts'

// Only the browser has the session, so the server renders none of this page.
export const Route = createFileRoute('/admin/emails')({
  head: adminHead('Emails'),
  ssr: false,
  component: EmailsPage,
})
