import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, overlaps } from '#contract/dates.ts'
import { chooseDay, isSelectable } from './selectable-days.ts'

const today = '2026-11-21'
const someRanges = fc.array(
  fc.tuple(fc.nat(60), fc.integer({ min: 1, max: 6 })).map(([start, nights]) => {
    const from = addDays(today, start)
    return { from, to: addDays(from, nights) }
  }),
  { maxLength: 6 },
)

test('whatever is clicked, a chosen stay never spans a night that is taken', () => {
  fc.assert(
    fc.property(someRanges, fc.array(fc.nat(70), { maxLength: 12 }), (taken, clicks) => {
      let choice = { checkIn: '', checkOut: '' }
      for (const click of clicks) {
        const day = addDays(today, click)
        if (isSelectable(day, choice, taken, today)) choice = chooseDay(day, choice, taken)
        if (choice.checkOut === '') continue
        expect(choice.checkOut > choice.checkIn).toBe(true)
        expect(taken.some((range) => overlaps({ from: choice.checkIn, to: choice.checkOut }, range))).toBe(
          false,
        )
      }
    }),
  )
})

test('the day another guest arrives can be a check-out, and not a check-in', () => {
  const taken = [{ from: '2026-12-05', to: '2026-12-08' }]
  const none = { checkIn: '', checkOut: '' }
  expect(isSelectable('2026-12-05', none, taken, today)).toBe(false)
  expect(isSelectable('2026-12-08', none, taken, today)).toBe(true)
  const from = chooseDay('2026-12-03', none, taken)
  expect(isSelectable('2026-12-05', from, taken, today)).toBe(true)
  expect(chooseDay('2026-12-05', from, taken)).toEqual({ checkIn: '2026-12-03', checkOut: '2026-12-05' })
  expect(isSelectable('2026-12-06', from, taken, today)).toBe(false)
})
