import { expect, test } from 'vitest'
import { BookingBatcher } from './booking-batcher.ts'

type Request = { guest: number; key?: string }

const away = new Error('the database is away')

/** A batcher whose decisions the test makes; `batch(n)` waits for the n-th batch. */
function aBatcher() {
  const batches: {
    requests: Request[]
    answer: (answers: string[]) => void
    fail: (reason: Error) => void
  }[] = []
  const arrivals: (() => void)[] = []
  const batcher = new BookingBatcher<Request, string>(
    (requests) =>
      new Promise((answer, fail) => {
        batches.push({ requests, answer, fail })
        for (const arrived of arrivals.splice(0)) arrived()
      }),
    { keyOf: ({ key }) => key ?? null, isForAll: (error) => error === away },
  )
  const batch = async (place: number) => {
    while (!batches[place]) await new Promise<void>((resolve) => arrivals.push(resolve))
    return batches[place]
  }
  return { batcher, batch }
}

test('batches requests that arrive during a decision, in arrival order', async () => {
  const { batcher, batch } = aBatcher()
  const first = batcher.add({ guest: 1 })
  const one = await batch(0)
  const others = [2, 3, 4].map((guest) => batcher.add({ guest }))
  one.answer(['yes'])
  expect(await first).toBe('yes')
  const two = await batch(1)
  expect(two.requests.map(({ guest }) => guest)).toEqual([2, 3, 4])
  two.answer(['a', 'b', 'c'])
  expect(await Promise.all(others)).toEqual(['a', 'b', 'c'])
})

test('never batches two requests with the same key', async () => {
  const { batcher, batch } = aBatcher()
  const both = [batcher.add({ guest: 1, key: 'k' }), batcher.add({ guest: 2, key: 'k' })]
  const one = await batch(0)
  expect(one.requests).toHaveLength(1)
  one.answer(['first'])
  const two = await batch(1)
  expect(two.requests).toEqual([{ guest: 2, key: 'k' }])
  two.answer(['again'])
  expect(await Promise.all(both)).toEqual(['first', 'again'])
})

test('fails only the request at fault when a batch fails', async () => {
  const { batcher, batch } = aBatcher()
  const requests = [1, 2].map((guest) => batcher.add({ guest }))
  const refused = expect(requests[0]).rejects.toThrow('not a text')
  const both = await batch(0)
  both.fail(new Error('not a text'))
  const first = await batch(1)
  expect(first.requests).toEqual([{ guest: 1 }])
  first.fail(new Error('not a text'))
  const second = await batch(2)
  second.answer(['yes'])
  expect(await requests[1]).toBe('yes')
  await refused
})

test('takes the next batch after a batch failed because the database is away', async () => {
  const { batcher, batch } = aBatcher()
  const lost = batcher.add({ guest: 1 })
  const one = await batch(0)
  const next = batcher.add({ guest: 2 })
  one.fail(away)
  await expect(lost).rejects.toThrow('the database is away')
  const two = await batch(1)
  two.answer(['yes'])
  expect(await next).toBe('yes')
})
