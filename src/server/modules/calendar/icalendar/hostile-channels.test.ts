import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, inject, test } from 'vitest'
import { rounds } from '#contract/testing/rounds.ts'
import { createChannelReader } from '../channels/channel-reader.ts'

const folder = mkdtempSync(join(tmpdir(), 'channel-workers-'))
afterAll(() => rmSync(folder, { recursive: true }))

const question = {
  timeZone: 'America/Los_Angeles',
  span: { from: '2026-11-21', to: '2027-12-21' },
}
/** Patient, because a busy machine needs seconds for a rule without dates. */
const patient = createChannelReader(inject('channelWorker'), { timeoutMs: 100_000 })
const readAll = (text: string) => patient({ ...question, text })
const read = async (text: string) => (await readAll(text)).stays

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']
const night = ['DTSTART;VALUE=DATE:20270110', 'DTEND;VALUE=DATE:20270112']
const stay = (uid: string) => ({ uid, from: '2027-01-10', to: '2027-01-12' })

test.each([
  ['a UID', calendar(...event('UID:__proto__', ...night))],
  ['a UID constructor', calendar(...event('UID:constructor', ...night))],
  ['a folded UID', calendar(...event('UID:__pro', ' to__', ...night))],
  ['an extension', calendar('X-__proto__:polluted', ...event('UID:a', ...night))],
  ['an extension of an event', calendar(...event('UID:a', 'X-constructor:polluted', ...night))],
  ['a property', calendar(...event('UID:a', 'toString:polluted', ...night))],
  ['a parameter', calendar(...event('UID:a', 'SUMMARY;__proto__=x:Sold', ...night))],
  ['a time zone', calendar(...event('UID:a', 'DTSTART;TZID=__proto__:20270110T120000'))],
  ['a component', calendar('BEGIN:__proto__', 'END:__proto__')],
])('refuses %s with a name of Object.prototype', async (_where, file) => {
  await expect(read(file)).rejects.toThrow('The file uses a reserved name')
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  expect(Object.keys(Object.prototype)).toEqual([])
})

test.each(['type', 'method', 'vcalendar', 'params', 'start'])(
  'an event whose UID is %s still closes its nights',
  async (uid) => {
    expect(await read(calendar('METHOD:PUBLISH', ...event(`UID:${uid}`, ...night)))).toEqual([stay(uid)])
  },
)

test('reads the events of a second calendar in the file, not alarms and notes inside an event', async () => {
  const alarm = ['BEGIN:VALARM', 'TRIGGER:-PT15M', 'DURATION:PT5M', 'END:VALARM']
  const file = [
    calendar(...event('UID:a', 'DESCRIPTION:a\\nb', ...alarm, ...night)),
    calendar(...event('UID:b', ...night)),
  ]
  expect(await read(file.join('\r\n'))).toEqual([stay('a'), stay('b')])
})

test.each([
  'FREQ=HOURLY',
  'FREQ=MINUTELY;COUNT=1000000',
  'FREQ=SECONDLY',
  'FREQ=DAILY;BYHOUR=0,1,2,3,4,5',
  'freq=daily;byminute=1,2',
])('reports a rule that repeats within a day without expanding it: %s', async (rule) => {
  const events = Array.from({ length: 10 }, (_, at) =>
    event(`UID:${at}`, 'DTSTART:20261122T120000Z', `RRULE:${rule}`),
  )
  const { stays, unread } = await readAll(calendar(...events.flat(), ...event('UID:a', ...night)))
  expect(stays).toContainEqual({ uid: '0', from: '2026-11-22', to: '2026-11-23' })
  expect(stays).toContainEqual(stay('a'))
  expect(unread).toHaveLength(10)
  expect(unread[0]).toEqual({ uid: '0', reason: `It repeats within a day: ${rule}` })
})

test.each([
  ['a day that never comes', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'],
  ['a huge interval', 'RRULE:FREQ=YEARLY;INTERVAL=999999999999'],
  ['a rule that is none', 'RRULE:FREQ=NEVER'],
  ['an interval of zero', 'RRULE:FREQ=DAILY;INTERVAL=0'],
])('%s closes the nights of its event and hides no other', async (_what, rule) => {
  const others = event('UID:b', ...night)
  const { stays } = await readAll(calendar(...event('UID:a', ...night, rule), ...others))
  expect(stays).toEqual([stay('a'), stay('b')])
})

test('reads a daily rule without end up to the last bookable date', async () => {
  const daily = event('UID:a', 'DTSTART;VALUE=DATE:20270110', 'RRULE:FREQ=DAILY;COUNT=2000000000')
  const stays = await read(calendar(...daily))
  expect(stays.length).toBeLessThan(400)
  expect(stays.at(-1)?.to).toBe('2027-12-21')
})

test('refuses more stays than one channel may have', async () => {
  const many = Array.from({ length: 20 }, (_, at) =>
    event(`UID:${at}`, 'DTSTART;VALUE=DATE:20261122', 'RRULE:FREQ=DAILY'),
  )
  await expect(read(calendar(...many.flat()))).rejects.toThrow('The file has more than 5000 stays')
})

test.each([
  ['ends without an answer', 'process.exit(1)', 'The calendar could not be read'],
  ['throws', 'throw null', 'The calendar could not be read'],
  [
    'answers what is no answer',
    'parentPort.postMessage({ stays: [{ uid: 1 }] })',
    'The calendar could not be read',
  ],
  ['never ends', 'for (;;);', 'The calendar takes too long to read', 300],
  [
    'takes all memory',
    'const all = []; for (;;) all.push(new Array(1e5).fill({}))',
    'The calendar takes too much memory to read',
  ],
])(
  'a worker that %s is an error in words, and the next file is read',
  async (_what, program, message, timeoutMs = 20_000) => {
    const file = join(folder, 'worker.mjs')
    writeFileSync(file, `import { parentPort } from 'node:worker_threads'\n${program}`)
    const reader = createChannelReader(file, { timeoutMs })
    await expect(reader({ ...question, text: '' })).rejects.toThrow(message)
    expect(await read(calendar(...event('UID:a', ...night)))).toEqual([stay('a')])
  },
)

test('reads any lines, or refuses them with a message', async () => {
  const name = fc.constantFrom(
    'UID',
    'DTSTART',
    'DTEND',
    'RRULE',
    'EXDATE',
    'TZID',
    'BEGIN',
    'END',
    'X-A',
    '',
  )
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom('__proto__', 'VEVENT', 'VCALENDAR', '20270110', '20270110T100000Z', 'FREQ=DAILY', '0000'),
  )
  const line = fc.tuple(name, fc.constantFrom(':', ';VALUE=DATE:', ';TZID=X:', ';'), value)
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 12 }), async (lines) => {
      const file = calendar('BEGIN:VEVENT', ...lines.map((parts) => parts.join('')), 'END:VEVENT')
      const outcome = await read(file).catch((error: Error) => error.constructor.name)
      expect(Array.isArray(outcome) || outcome === 'ChannelError').toBe(true)
    }),
    { numRuns: rounds(40) },
  )
})
