import { createFileRoute } from '@tanstack/react-router'
import { ChatPage } from '../admin/chat/chat-page.tsx'
import { adminHead } from './-admin-head.ts'

// Only the browser has the session, so the server renders none of this page.
export const Route = createFileRoute('/admin/chat')({
  head: adminHead('Chat Moderation'),
  ssr: false,
  component: ChatPage,
})
