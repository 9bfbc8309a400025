import { createFileRoute } from '@tanstack/react-router'
import { ChannelsPage } from '../admin/calendar/channels-page.tsx'
import { adminHead } from './-admin-head.ts'

// Only the browser has the session, so the server renders none of this page.
export const Route = createFileRoute('/admin/channels')({
  head: adminHead('Channels'),
  ssr: false,
  component: ChannelsPage,
})
