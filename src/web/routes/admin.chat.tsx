import { createFileRoute } from '@tanstack/react-router'
import { ChatPage } from '../admin/chat-page.tsx'
import { adminHead } from './-admin-head.ts'

// Who is signed in is known to the browser alone, so the server draws nothing of it.
export const Route = createFileRoute('/admin/chat')({
  head: adminHead('Chat Moderation'),
  ssr: false,
  component: ChatPage,
})
