import { createFileRoute } from '@tanstack/react-router'
import { ChannelsPage } from '../admin/channels-page.tsx'
import { adminHead } from './-admin-head.ts'

// Who is signed in is known to the browser alone, so the server draws nothing of it.
export const Route = createFileRoute('/admin/channels')({
  head: adminHead('Channels'),
  ssr: false,
  component: ChannelsPage,
})
