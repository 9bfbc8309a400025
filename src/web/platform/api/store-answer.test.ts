import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { storeAnswer } from './store-answer.ts'

const queryKey = ['/api/admin/day']

test('an older read that is under way does not overwrite the answer, and begins again', async () => {
  const queries = new QueryClient()
  queries.setQueryData(queryKey, 'to do')
  let answer = (_: string) => {}
  const promise = new Promise<string>((resolve) => {
    answer = resolve
  })
  const read = queries.fetchQuery({ queryKey, queryFn: () => promise }).catch(() => undefined)
  await storeAnswer(queries, { queryKey }, () => 'done')
  answer('to do')
  await read
  expect(queries.getQueryData(queryKey)).toBe('done')
  expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

test('nothing is read again when no read is under way', async () => {
  const queries = new QueryClient()
  queries.setQueryData(queryKey, 'to do')
  await storeAnswer(queries, { queryKey }, () => 'done')
  expect(queries.getQueryData(queryKey)).toBe('done')
  expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(false)
})
