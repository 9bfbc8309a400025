import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Review } from '#contract/reviews/reviews.ts'
import { ReviewEntry } from './review-entry.tsx'

const review: Review = {
  id: 1,
  stars: 5,
  text: 'מקום נהדר!',
  name: 'Noa',
  month: '2026-11',
  reply: 'תודה!',
  removedReason: null,
}

it('a review and its answer have the direction of their own text', () => {
  const html = renderToString(<ReviewEntry review={review} />)
  expect(html).toMatch(/<p dir="auto"[^>]*>מקום נהדר!</)
  expect(html).toMatch(/<p dir="auto"[^>]*>תודה!</)
})

it('the reason of a removal does not turn the sentence around it', () => {
  const removed = { ...review, stars: null, removedReason: 'ספאם' }
  expect(renderToString(<ReviewEntry review={removed} />)).toContain('<bdi>ספאם</bdi>')
})
