import { expect, test } from 'vitest'
import { withoutStay } from './without-stay.ts'

const stay = { checkIn: '2030-12-06', checkOut: '2030-12-08' }
const nights = (from: string, to: string) => ({ from: `2030-12-${from}`, to: `2030-12-${to}` })

test.each([
  ['alone', [nights('06', '08')], []],
  ['between others', [nights('04', '10')], [nights('04', '06'), nights('08', '10')]],
  ['after others', [nights('01', '03'), nights('04', '06')], [nights('01', '03'), nights('04', '06')]],
])("a guest's own nights, %s, are free for a change", (_, taken, free) => {
  expect(withoutStay(taken, stay)).toEqual(free)
})
