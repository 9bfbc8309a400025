import { createFileRoute } from '@tanstack/react-router'
import { FindBookingPage } from '../modules/bookings/find/find-booking-page.tsx'
import { pageHead } from '../platform/shell/head.ts'
import { Page } from '../platform/shell/page.tsx'

export const Route = createFileRoute('/find-booking')({
  head: ({ match }) =>
    pageHead({
      title: 'Find my booking',
      description: 'Get the links to your bookings at Crypto Lodge by email.',
      path: '/find-booking',
      siteUrl: match.context.siteUrl,
    }),
  component: FindBooking,
})

function FindBooking() {
  return (
    <Page>
      <FindBookingPage />
    </Page>
  )
}
