import { createFileRoute } from '@tanstack/react-router'
import { ReviewsPage } from '../admin/reviews/reviews-page.tsx'
import { adminHead } from './-admin-head.ts'

// Only the browser has the session, so the server renders none of this page.
export const Route = createFileRoute('/admin/reviews')({
  head: adminHead('Reviews'),
  ssr: false,
  component: ReviewsPage,
})
