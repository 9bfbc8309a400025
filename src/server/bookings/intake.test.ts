import { expect, test } from 'vitest'
import { Intake } from './intake.ts'

type Ask = { guest: number; key?: string }

const away = new Error('the database is away')

/** An intake whose decisions the test makes: each call of `decided` answers the batch that is waiting. */
function anIntake() {
  const batches: { asks: Ask[]; answer: (answers: string[]) => void; fail: (reason: Error) => void }[] = []
  const arrivals: (() => void)[] = []
  const intake = new Intake<Ask, string>(
    (asks) =>
      new Promise((answer, fail) => {
        batches.push({ asks, answer, fail })
        for (const arrived of arrivals.splice(0)) arrived()
      }),
    { apart: ({ key }) => key ?? null, isForAll: (error) => error === away },
  )
  const batch = async (place: number) => {
    while (!batches[place]) await new Promise<void>((resolve) => arrivals.push(resolve))
    return batches[place]
  }
  return { intake, batch }
}

test('asks that come while others are decided are decided together next, in order', async () => {
  const { intake, batch } = anIntake()
  const first = intake.take({ guest: 1 })
  const one = await batch(0)
  const others = [2, 3, 4].map((guest) => intake.take({ guest }))
  one.answer(['yes'])
  expect(await first).toBe('yes')
  const two = await batch(1)
  expect(two.asks.map(({ guest }) => guest)).toEqual([2, 3, 4])
  two.answer(['a', 'b', 'c'])
  expect(await Promise.all(others)).toEqual(['a', 'b', 'c'])
})

test('two asks with the same key never share a decision', async () => {
  const { intake, batch } = anIntake()
  const both = [intake.take({ guest: 1, key: 'k' }), intake.take({ guest: 2, key: 'k' })]
  const one = await batch(0)
  expect(one.asks).toHaveLength(1)
  one.answer(['first'])
  const two = await batch(1)
  expect(two.asks).toEqual([{ guest: 2, key: 'k' }])
  two.answer(['again'])
  expect(await Promise.all(both)).toEqual(['first', 'again'])
})

test('what one guest sent fails that guest alone', async () => {
  const { intake, batch } = anIntake()
  const asks = [1, 2].map((guest) => intake.take({ guest }))
  const refused = expect(asks[0]).rejects.toThrow('not a text')
  const both = await batch(0)
  both.fail(new Error('not a text'))
  const first = await batch(1)
  expect(first.asks).toEqual([{ guest: 1 }])
  first.fail(new Error('not a text'))
  const second = await batch(2)
  second.answer(['yes'])
  expect(await asks[1]).toBe('yes')
  await refused
})

test('a decision that fails fails its own asks, and the next is made', async () => {
  const { intake, batch } = anIntake()
  const lost = intake.take({ guest: 1 })
  const one = await batch(0)
  const next = intake.take({ guest: 2 })
  one.fail(away)
  await expect(lost).rejects.toThrow('the database is away')
  const two = await batch(1)
  two.answer(['yes'])
  expect(await next).toBe('yes')
})
