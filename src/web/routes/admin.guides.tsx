import { createFileRoute } from '@tanstack/react-router'
import { GuidesPage } from '../admin/guide/guides-page.tsx'
import { GuideView } from '../modules/guide/guide-view.tsx'
import { adminHead } from './-admin-head.ts'

// Only the browser has the session, so the server renders none of this page.
export const Route = createFileRoute('/admin/guides')({
  head: adminHead('Guides'),
  ssr: false,
  component: Guides,
})

function Guides() {
  return <GuidesPage draw={(guide, now) => <GuideView guide={guide} now={now} />} />
}
