import { pathOf } from '../../api/call.ts'

/**
 * Inline script of pages that only the browser renders. On a guest's own page it calls for the booking at once, and then
 * for its lodge, while the page's modules load; `api/preloaded-answers.ts` gives the answers to their first callers.
 */

const answers = new Map<string, Promise<Response>>()
window.preloadedAnswers = answers

function call(path: string): Promise<Response> {
  const answer = fetch(path, { credentials: 'include' })
  answers.set(path, answer)
  return answer
}

async function callForBooking(reference: string, key: string): Promise<void> {
  const params = { reference: decodeURIComponent(reference) }
  const answer = await call(pathOf('/api/bookings/{reference}', { params, query: { key } }))
  const { lodgeSlug: slug } = await answer.clone().json()
  if (slug) await call(pathOf('/api/lodges/{slug}', { params: { slug } }))
}

const reference = /^\/booking\/([^/]+)$/.exec(location.pathname)?.[1]
const key = new URLSearchParams(location.search).get('key')
// A service worker reports how old its answer is, and the page must be there to read that.
if (reference && key && !navigator.serviceWorker?.controller)
  // The page that takes the answer shows what is wrong with it.
  callForBooking(reference, key).catch(() => {})
