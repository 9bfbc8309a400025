import { createFileRoute } from '@tanstack/react-router'
import { AcceptInvitePage } from '../admin/auth/accept-invite-page.tsx'
import { adminHead } from './-admin-head.ts'

// The token in the link is secret, so the server never renders or caches the page.
export const Route = createFileRoute('/admin/accept-invite')({
  head: adminHead('Set your password'),
  ssr: false,
  component: AcceptInvitePage,
})
