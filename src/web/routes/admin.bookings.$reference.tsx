import { createFileRoute } from '@tanstack/react-router'
import { StayPage } from '../admin/stay/stay-page.tsx'
import { GuideView } from '../modules/guide/guide-view.tsx'
import { adminHead } from './-admin-head.ts'

export const Route = createFileRoute('/admin/bookings/$reference')({
  head: adminHead('Stay'),
  ssr: false,
  component: Stay,
})

function Stay() {
  const { reference } = Route.useParams()
  return (
    <StayPage
      key={reference}
      reference={reference}
      draw={(guide, now) => <GuideView guide={guide} now={now} />}
    />
  )
}
