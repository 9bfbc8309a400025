import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from './call.ts'
import { pageState, restoreState } from './page-state.ts'

afterEach(() => vi.unstubAllGlobals())

const aLodge = (slug: string) => ({
  slug,
  description: `All about ${slug}`,
  pictures: [{ src: `/${slug}.webp`, placeholder: 'data:image/webp;base64,AA==' }],
})
const lodges = [aLodge('xrp-lodge'), aLodge('doge-lodge')]

function aPage(): QueryClient {
  const queries = new QueryClient()
  queries.setQueryData(['/api/lodges'], lodges)
  queries.setQueryData(['/api/crypto-data'], { ripple: { usd_24h_change: 1 } })
  return queries
}

/** A page whose cards show the descriptions of lodges. */
const showCards = (shown: ReturnType<typeof aLodge>[]) =>
  vi.stubGlobal('document', {
    querySelectorAll: () =>
      shown.map(({ slug, description }) => ({ dataset: { about: slug }, textContent: description })),
  })

test('leaves out what the cards of a page show, and reads it from them', () => {
  const state = pageState(aPage(), true)
  expect(JSON.stringify(state)).not.toMatch(/All about|base64/)
  showCards(lodges)
  const queries = new QueryClient()
  restoreState(queries, state)
  const restored = queries.getQueryData<typeof lodges>(['/api/lodges'])
  expect(restored?.map(({ description }) => description)).toEqual([
    'All about xrp-lodge',
    'All about doge-lodge',
  ])
  expect(queries.getQueryData(['/api/crypto-data'])).toEqual({ ripple: { usd_24h_change: 1 } })
})

test('carries everything of a page that shows some of the lodges', () => {
  const state = pageState(aPage(), false)
  showCards([])
  const queries = new QueryClient()
  restoreState(queries, state)
  expect(queries.getQueryData(['/api/lodges'])).toEqual(lodges)
})

test('a query that failed has failed in the browser too', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await queries.prefetchQuery({ queryKey: ['/api/crypto'], queryFn: () => Promise.reject(new Error('away')) })
  const restored = new QueryClient()
  restoreState(restored, pageState(queries, false))
  expect(restored.getQueryState(['/api/crypto'])?.status).toBe('error')
})

test('the reason of a failed call comes with the page', async () => {
  const problem = JSON.stringify({ detail: 'Check-in must be today or later', status: 422 })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const queryFn = () => Promise.reject(new ApiError(422, 'Unprocessable', problem))
  await queries.prefetchQuery({ queryKey: ['/api/search'], queryFn })
  const [query] = pageState(queries, false)
  if (!query || Array.isArray(query)) throw new Error('a failed query is carried whole')
  // The page carries an error's message alone.
  query.state.error = new Error(query.state.error?.message)
  const restored = new QueryClient()
  restoreState(restored, [query])
  expect(restored.getQueryState<unknown, ApiError>(['/api/search'])?.error).toMatchObject({
    status: 422,
    detail: 'Check-in must be today or later',
  })
})
