import { expect, test } from 'vitest'
import * as z from 'zod'
import { formatParty } from './format-party.ts'
import { changedParty, completeParty } from './party.ts'
import { partyFields, withParty } from './party-fields.ts'

const Sent = withParty(z.object(partyFields))
const issues = (sent: object) => Sent.safeParse(sent).error?.issues.map(({ path }) => path.join('.')) ?? []

test('a party without adults has the guests that are no children', () => {
  expect(Sent.parse({})).toEqual({ guests: 1, adults: 1, children: 0, infants: 0, dogs: 0 })
  expect(Sent.parse({ guests: '4', children: '1', dogs: 2 })).toMatchObject({ guests: 4, adults: 3, dogs: 2 })
})

test('guests are adults and children, infants are not counted', () => {
  expect(Sent.parse({ adults: 2, children: 2, infants: 5 })).toMatchObject({ guests: 4, infants: 5 })
  expect(issues({ guests: 3, adults: 2, children: 2 })).toEqual(['guests'])
  expect(issues({ adults: 8, children: 3 })).toEqual(['guests'])
})

test.each([
  [{ adults: 0, children: 2 }, 'adults'],
  [{ adults: 11 }, 'adults'],
  [{ guests: 2, children: 2 }, 'children'],
  [{ guests: 2, children: -1 }, 'children'],
  [{ guests: 2, infants: 6 }, 'infants'],
  [{ guests: 2, dogs: 10 }, 'dogs'],
  [{ guests: 2, dogs: 1.5 }, 'dogs'],
])('refuses %j', (sent, path) => {
  expect(issues(sent)).toEqual([path])
})

test('a change keeps what it leaves out', () => {
  const present = { guests: 4, adults: 2, children: 2, infants: 1, dogs: 1 }
  expect(changedParty(present, { guests: 5 })).toEqual({ ...present, guests: 5, adults: 3 })
  expect(changedParty(present, { guests: 2 })).toEqual({ ...present, guests: 2, adults: 1, children: 1 })
  expect(changedParty(present, { dogs: 0 })).toEqual({ ...present, dogs: 0 })
  expect(changedParty(present, { children: 0 })).toEqual({ ...present, guests: 2, children: 0 })
  expect(changedParty(present, { guests: 3, children: 3 })).toMatchObject({ path: 'children' })
})

test('names children, infants and dogs only where there are any', () => {
  const text = (sent: object) => formatParty(completeParty(sent) as Parameters<typeof formatParty>[0])
  expect(text({ guests: 1 })).toBe('1 guest')
  expect(text({ adults: 2, children: 1, dogs: 2 })).toBe('2 adults, 1 child, 2 dogs')
})
