import { expect, test } from 'vitest'
import * as z from 'zod'
import { BookingRequest, BookingStatus } from '../bookings/bookings.ts'
import { GuestMessage } from '../bookings/staff-bookings.ts'
import { ChatPost } from '../chat/chat.ts'
import { LodgeEdit } from '../lodges/lodges.ts'
import { Shipping } from '../orders/orders.ts'
import { Id, requiredLine, requiredText, wholeNumber } from './fields.ts'
import { parseWholeNumber } from './whole-number.ts'

const Count = wholeNumber('A whole number, please')

test.each([
  ['5', 5],
  [5, 5],
  [' 5 ', 5],
  ['+5', 5],
  ['-3', -3],
  ['007', 7],
])('%j is the whole number %j', (given, number) => {
  expect(Count.parse(given)).toBe(number)
  expect(parseWholeNumber(String(given))).toBe(number)
})

const others = ['1e3', '12.5', '0x10', '', ' ', '1 000', '٣', 'Infinity', '99999999999999999999']

test.each([...others, 1.5, Number.NaN, true, null, [5]])(
  '%j is no whole number, and the message says so',
  (given) => {
    expect(Count.safeParse(given).error?.issues).toMatchObject([{ message: 'A whole number, please' }])
  },
)

test('each refusal has the message, as a form shows the first', () => {
  const [issue] = Count.safeParse('').error?.issues ?? []
  expect(issue?.code === 'invalid_union' && issue.errors.flat().map(({ message }) => message)).toEqual([
    'A whole number, please',
    'A whole number, please',
  ])
})

test('parses the text of a field as strictly', () => {
  expect(others.map(parseWholeNumber).filter((number) => !Number.isNaN(number))).toEqual([])
})

test('a path, a guest count and a lodge refuse other spellings of a number', () => {
  expect(['1e3', '0x1', '0', '-1', '2147483648'].filter((text) => Id.safeParse(text).success)).toEqual([])
  const request = {
    name: 'Grace Guest',
    email: 'grace@example.com',
    checkIn: '2026-12-01',
    checkOut: '2026-12-03',
  }
  expect(BookingRequest.parse({ ...request, guests: '2', lodgeId: '3' })).toMatchObject({
    guests: 2,
    lodgeId: 3,
  })
  for (const wrong of [{ guests: '1e0' }, { guests: true }, { lodgeId: true }, { lodgeId: '0x1' }])
    expect(BookingRequest.safeParse({ ...request, ...wrong }).success).toBe(false)
})

test.each([
  [{ price: 999_999 }, 'Price must be at most $100,000'],
  [{ price: 0 }, 'Price must be at least $1'],
  [{ price: 1.5 }, 'Price must be a whole number'],
  [{ price: Number.NaN }, 'Price must be a whole number'],
  [{ maxGuests: 51 }, 'Max guests must be at most 50'],
  [{ name: 'x'.repeat(121) }, 'Please use at most 120 characters'],
])('an edit to %j is refused with the bound that it breaks', (edit, message) => {
  expect(LodgeEdit.safeParse(edit).error?.issues).toMatchObject([{ message }])
})

test.each(['https://example.com/a.jpg', '/images/a.jpg'])('%s is the address of an image', (address) => {
  expect(LodgeEdit.safeParse({ exteriorImage: address, interiorImages: [address] }).success).toBe(true)
})

// The policy of the pages has no http: images.
test.each([
  'http://example.com/a.jpg',
  '//example.com/a.jpg',
  'https://example.com:a.jpg',
  'https://a]b/a.jpg',
])('%s is no address of an image', (address) => {
  const message = 'Please enter an address that starts with https:// or /'
  const { error } = LodgeEdit.safeParse({ exteriorImage: address, interiorImages: [address] })
  expect(error?.issues).toMatchObject([{ message }, { message }])
})

const Words = requiredText('Words are required', 20)

test.each(
  [
    ' \t\n\u0000\u007f\u00a0\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e',
    '\u2000\u200b\u200c\u200d\u200e\u200f\u2028\u2029\u202a\u202f\u205f\u2060\u2064\u206f\u2800',
    '\u3000\u3164\ufe00\ufe0f\ufeff\uffa0\u{e0001}\u{e0020}\u{e007f}',
  ].flatMap((several) => [...several]),
)('a text of only %j is empty, and at its ends it is dropped', (unseen) => {
  for (const empty of [unseen, unseen.repeat(5), ` ${unseen} \u200b`])
    expect(Words.safeParse(empty).error?.issues).toMatchObject([{ message: 'Words are required' }])
  expect(Words.parse(`${unseen}A ${unseen}b\u200b`)).toBe(`A ${unseen}b`)
})

test.each(['👩‍👩‍👧', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'Ada 👩‍💻 writes', 'می‌خواهم', 'à', '한글'])('does not change %j', (text) => {
  expect(Words.parse(` \u200b${text} \u200b`)).toBe(text)
})

test('a schema without a message of its own refuses in words for a person', () => {
  const stay = { email: 'a@example.com', checkIn: '2026-12-01', checkOut: '2026-12-02' }
  const messages = (request: object) =>
    BookingRequest.safeParse({ ...stay, ...request }).error?.issues.map(({ message }) => message)
  expect(messages({ name: 'x'.repeat(121) })).toEqual(['Please use at most 120 characters'])
  expect(messages({ name: 'Ada', lodgeId: 0 })).toEqual(['Please enter more than 0'])
  expect(z.object({ day: z.string() }).safeParse({}).error?.issues[0]?.message).toBe('This is missing')
  expect(BookingStatus.safeParse('maybe').error?.issues[0]?.message).toBe(
    'Please choose one of: requested, awaiting_payment, confirmed, declined, cancelled',
  )
  expect(BookingRequest.safeParse(undefined).error?.issues[0]?.message).toBe('Please send a JSON object')
})

test('two ways to type a letter are one', () => {
  expect(Words.parse('Zoe\u0308')).toBe('Zo\u00eb')
  expect(Words.parse('\u1112\u1161\u11ab')).toBe('\ud55c')
})

const Line = requiredLine('A line is required', 20)

test.each([...'\n\t\u0000\u0085\u2028\u2029\u061c\u200e\u200f\u202a\u202e\u2066\u2069'])(
  '%j is refused inside a line, and dropped at its ends',
  (control) => {
    expect(Line.safeParse(`a${control}b`).error?.issues).toMatchObject([
      { message: 'Please use one line of plain text' },
    ])
    if (/\s|\p{Default_Ignorable_Code_Point}/u.test(control)) expect(Line.parse(`ab${control}`)).toBe('ab')
  },
)

test.each(['👩‍👩‍👧', 'می‌خواهم', 'שרה כהן', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', "Zoë O'Neil"])('%j is a line', (text) => {
  expect(Line.parse(text)).toBe(text)
})

test('names, subjects and addresses are lines, texts may have several', () => {
  const stay = { email: 'a@example.com', checkIn: '2026-12-01', checkOut: '2026-12-02' }
  const request = { ...stay, guests: 2, lodgeId: 1 }
  const refused = (schema: z.ZodType, fields: object) =>
    schema.safeParse(fields).error?.issues.map(({ path }) => path.at(-1)) ?? []
  const mirrored = 'Ada \u202eadA'
  expect(refused(BookingRequest, { ...request, name: mirrored, phone: '1\u20282' })).toEqual([
    'name',
    'phone',
  ])
  expect(refused(BookingRequest, { ...request, name: 'Ada', specialRequests: 'Two\nlines' })).toEqual([])
  expect(refused(GuestMessage, { subject: mirrored, message: 'Two\nlines' })).toEqual(['subject'])
  expect(refused(ChatPost, { userName: mirrored, message: 'Two\nlines' })).toEqual(['userName'])
  expect(refused(Shipping.pick({ line1: true }), { line1: mirrored })).toEqual(['line1'])
  expect(refused(LodgeEdit, { name: mirrored, features: ['a\nb'] })).toEqual(['name', 0])
})
