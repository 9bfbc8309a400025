import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { OF_UNKNOWN_AGE, restoreState } from './page-state.ts'
import { refreshSoon } from './refresh-soon.ts'

afterEach(() => void vi.unstubAllGlobals())

test('what the page was rendered with is reloaded, and what the browser has read itself is not', () => {
  vi.stubGlobal('window', { requestIdleCallback: (work: () => void) => work() })
  vi.stubGlobal('document', { querySelectorAll: () => [] })
  const queries = new QueryClient()
  restoreState(queries, [[['/api/crypto-data'], []]])
  queries.setQueryData(['/api/lodges'], [])
  refreshSoon(queries)
  expect(queries.getQueryState(['/api/crypto-data'])).toMatchObject({
    dataUpdatedAt: OF_UNKNOWN_AGE,
    isInvalidated: true,
  })
  expect(queries.getQueryState(['/api/lodges'])).toMatchObject({ isInvalidated: false })
})
