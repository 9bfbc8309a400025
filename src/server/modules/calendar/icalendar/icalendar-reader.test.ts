import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readCalendar } from './icalendar-reader.ts'

const span = { from: '2026-11-21', to: '2027-12-21' }
const readStays = (text: string, timeZone: string, range: typeof span) =>
  readCalendar(text, timeZone, range).stays
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']
const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')

/** Whatever zone this process has, midnight of one of these is another date there. */
const zones = ['America/Denver', 'Pacific/Kiritimati', 'Europe/Berlin', 'Pacific/Pago_Pago']

const zoneOfBerlin = ['BEGIN:VTIMEZONE', 'TZID:Europe/Berlin', 'END:VTIMEZONE']
const repeated = [
  'DTSTART:20270301T233000',
  'DTEND:20270302T103000',
  'RRULE:FREQ=WEEKLY;UNTIL=20270322T233000',
]
const exception = ['RECURRENCE-ID:20270315T233000', 'DTSTART:20270316T233000', 'DTEND:20270317T103000']

const midnights: Readonly<Record<string, string>> = {
  UTC: '2026-07-01T00:00:00.000Z',
  'America/Denver': '2026-07-01T06:00:00.000Z',
  'Pacific/Auckland': '2026-06-30T12:00:00.000Z',
}

/** Zones of servers: without changes of the clock, and with them west and east of Greenwich. */
describe.each(['UTC', 'America/Denver', 'Pacific/Auckland'])(
  'in a process whose zone is %s',
  (processZone) => {
    const ownZone = process.env.TZ
    beforeAll(() => {
      process.env.TZ = processZone
      expect(new Date(2026, 6, 1).toISOString()).toBe(midnights[processZone])
    })
    afterAll(() => {
      if (ownZone === undefined) delete process.env.TZ
      else process.env.TZ = ownZone
    })

    test.each(zones)("times without a zone are those of the lodge's clock in %s", (timeZone) => {
      const stays = (...lines: string[]) =>
        readStays(calendar(...lines), timeZone, span).map(({ from, to }) => `${from} ${to}`)
      expect(stays(...event('UID:a', 'DTSTART:20270110T000000', 'DTEND:20270112T000000'))).toEqual([
        '2027-01-10 2027-01-12',
      ])
      expect(stays(...zoneOfBerlin, ...event('UID:a', 'DTSTART:20270110T233000', 'DURATION:P2D'))).toEqual([
        '2027-01-10 2027-01-12',
      ])
      const series = event('UID:b', ...repeated, 'EXDATE:20270308T233000')
      expect(stays(...series, ...event('UID:b', ...exception)).toSorted()).toEqual([
        '2027-03-01 2027-03-02',
        '2027-03-16 2027-03-17',
        '2027-03-22 2027-03-23',
      ])
    })

    /** A colon and commas are allowed between quotation marks (RFC 5545, section 3.2). */
    const zoneOfOutlook = '"(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna"'

    test.each([
      ['an instant', 'DTSTART:20270110T060000Z', '2027-01-09'],
      ['a time with a zone of its own', 'DTSTART;TZID=Europe/Berlin:20270110T060000', '2027-01-09'],
      ['a date', 'DTSTART;VALUE=DATE:20270110', '2027-01-10'],
      [
        'a time with a zone as Outlook names it',
        `DTSTART;TZID=${zoneOfOutlook}:20270110T060000`,
        '2027-01-09',
      ],
    ])('%s keeps its meaning in Denver', (_what, start, from) => {
      expect(readStays(calendar(...event('UID:a', start)), 'America/Denver', span)).toMatchObject([{ from }])
    })

    test.each([
      ['/freeassociation.sourceforge.net/America/Denver', '2027-01-10'],
      ['/citadel.org/20210210_1/America/Denver', '2027-01-10'],
      ['/example.com/America/Argentina/Salta', '2027-01-09'],
      ['Europe/Berlin', '2027-01-09'],
      ['W. Europe Standard Time', '2027-01-09'],
      [zoneOfOutlook, '2027-01-09'],
      ['"(UTC+01:00) Somewhere"', '2027-01-09'],
      ['UTC+0100', '2027-01-09'],
      ['Mountain Time', '2027-01-10'],
      ['MDT', '2027-01-10'],
      ['/example.com/Nowhere', '2027-01-10'],
      ['(no TZ description)', '2027-01-10'],
      ['Customized Time Zone', '2027-01-10'],
    ])('a stay until 2:30 in the zone %s ends in Denver on %s', (zone, to) => {
      const times = [`DTSTART;TZID=${zone}:20270108T090000`, `DTEND;TZID=${zone}:20270110T023000`]
      expect(readStays(calendar(...event('UID:a', ...times)), 'America/Denver', span)).toMatchObject([{ to }])
    })

    test('a custom zone of Outlook is what the file defines', () => {
      const observance = (name: string, from: string, to: string) => [
        `BEGIN:${name}`,
        'DTSTART:16010101T020000',
        `TZOFFSETFROM:${from}`,
        `TZOFFSETTO:${to}`,
        `END:${name}`,
      ]
      const berlin = [
        ...observance('STANDARD', '+0200', '+0100'),
        ...observance('DAYLIGHT', '+0100', '+0200'),
      ]
      const zone = ['BEGIN:VTIMEZONE', 'TZID:Customized Time Zone', ...berlin, 'END:VTIMEZONE']
      const times = ['20270108T090000', '20270110T023000']
      const [start, end] = times.map((time) => `;TZID=Customized Time Zone:${time}`)
      const file = calendar(...zone, ...event('UID:a', `DTSTART${start}`, `DTEND${end}`))
      expect(readStays(file, 'America/Denver', span)).toMatchObject([{ to: '2027-01-09' }])
    })

    test('a series has its exceptions in a zone whose name is quoted', () => {
      const times = [...repeated, 'EXDATE:20270308T233000', ...exception].map((line) =>
        line.replace(/^(DT\w+|EXDATE|RECURRENCE-ID):/, `$1;TZID=${zoneOfOutlook}:`),
      )
      const lines = [...event('UID:a', ...times.slice(0, 4)), ...event('UID:a', ...times.slice(4))]
      const stays = readStays(calendar(...lines), 'Europe/Berlin', span)
      expect(stays.map(({ from, to }) => `${from} ${to}`).toSorted()).toEqual([
        '2027-03-01 2027-03-02',
        '2027-03-16 2027-03-17',
        '2027-03-22 2027-03-23',
      ])
    })

    const days = (from: string, to: string) => [`DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${to}`]
    const weekly = event('UID:a', ...days('20270301', '20270302'), 'RRULE:FREQ=WEEKLY;COUNT=3')
    const moved = ['RECURRENCE-ID;VALUE=DATE:20270308', ...days('20270310', '20270312')]
    const first = ['2027-03-01 2027-03-02', '2027-03-15 2027-03-16']

    test.each([
      [
        'two stays',
        [
          ...event('UID:a', ...days('20270110', '20270112')),
          ...event('UID:a', ...days('20270120', '20270121')),
        ],
        ['2027-01-10 2027-01-12', '2027-01-20 2027-01-21'],
      ],
      [
        'a stay that was cancelled and one sold since',
        [
          ...event('UID:a', ...days('20270110', '20270112'), 'STATUS:CANCELLED', 'SEQUENCE:1'),
          ...event('UID:a', ...days('20270111', '20270113')),
        ],
        ['2027-01-11 2027-01-13'],
      ],
      [
        'exceptions without their series',
        [
          ...event('UID:a', ...moved),
          ...event('UID:a', ...moved.slice(0, 1), ...days('20270320', '20270321')),
        ],
        ['2027-03-10 2027-03-12', '2027-03-20 2027-03-21'],
      ],
      [
        'an exception after its series',
        [...weekly, ...event('UID:a', ...moved)],
        [...first, '2027-03-10 2027-03-12'],
      ],
      [
        'a cancelled exception before its series',
        [...event('UID:a', ...moved, 'STATUS:CANCELLED'), ...weekly],
        first,
      ],
      [
        'an exception to a date that the series does not have',
        [...weekly, ...event('UID:a', 'RECURRENCE-ID;VALUE=DATE:20260601', ...days('20270601', '20270602'))],
        [...first, '2027-03-08 2027-03-09', '2027-06-01 2027-06-02'],
      ],
      [
        'a series and a stay',
        [...weekly, ...event('UID:a', ...days('20270401', '20270402'))],
        [...first, '2027-03-08 2027-03-09', '2027-04-01 2027-04-02'],
      ],
      [
        'a component in small letters',
        ['begin:vevent', ...days('20270110', '20270112'), 'end:vevent'],
        ['2027-01-10 2027-01-12'],
      ],
    ])('closes the nights of each event of one UID: %s', (_what, lines, closed) => {
      const stays = readStays(calendar(...lines), 'America/Denver', span)
      expect(stays.map(({ from, to }) => `${from} ${to}`).toSorted()).toEqual(closed.toSorted())
      expect(new Set(stays.map(({ uid }) => uid)).size).toBe(1)
    })

    test.each([
      ['20261028', 'FREQ=MONTHLY;COUNT=3', ['2026-11-28', '2026-12-28']],
      ['20261031', 'FREQ=MONTHLY;COUNT=4', ['2026-12-31', '2027-01-31', '2027-03-31']],
      ['20261130', 'FREQ=MONTHLY;COUNT=4', ['2026-11-30', '2026-12-30', '2027-01-30', '2027-03-30']],
      ['20261031', 'FREQ=YEARLY;BYMONTH=10,11', ['2027-10-31']],
      ['20240229', 'FREQ=YEARLY', []],
      ['20261031', 'FREQ=MONTHLY;BYMONTHDAY=31;COUNT=3', ['2026-12-31', '2027-01-31']],
      ['20261031', 'FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3', ['2026-11-30', '2026-12-31']],
      ['20261031', 'FREQ=YEARLY;BYMONTH=10;COUNT=2', ['2027-10-31']],
      ['20261031', 'FREQ=WEEKLY;INTERVAL=4;COUNT=3', ['2026-11-28', '2026-12-26']],
    ])('reads what begins on %s and repeats on days that there are: %s', (start, rule, nights) => {
      const series = event('UID:a', `DTSTART;VALUE=DATE:${start}`, `RRULE:${rule}`)
      const stays = readStays(calendar(...series), 'America/Denver', span)
      expect(stays.map(({ from }) => from)).toEqual(nights)
    })

    test.each([
      ['a duration in days', ['DTSTART;VALUE=DATE:20270312', 'DURATION:P3D'], ['2027-03-12 2027-03-15']],
      ['a duration in weeks', ['DTSTART;VALUE=DATE:20270404', 'DURATION:P1W'], ['2027-04-04 2027-04-11']],
      ['a date without an end', ['DTSTART;VALUE=DATE:20271107'], ['2027-11-07 2027-11-08']],
      ['dates', days('20271105', '20271108'), ['2027-11-05 2027-11-08']],
      [
        'a duration across the end of daylight time',
        ['DTSTART;VALUE=DATE:20271106', 'DURATION:P3D'],
        ['2027-11-06 2027-11-09'],
      ],
      [
        'a series across the end of daylight time',
        [...days('20271029', '20271101'), 'RRULE:FREQ=WEEKLY;COUNT=3'],
        ['2027-10-29 2027-11-01', '2027-11-05 2027-11-08', '2027-11-12 2027-11-15'],
      ],
      [
        'a series of durations that begins across the start of daylight time',
        ['DTSTART;VALUE=DATE:20270312', 'DURATION:P3D', 'RRULE:FREQ=WEEKLY;COUNT=5'],
        [
          '2027-03-12 2027-03-15',
          '2027-03-19 2027-03-22',
          '2027-03-26 2027-03-29',
          '2027-04-02 2027-04-05',
          '2027-04-09 2027-04-12',
        ],
      ],
      [
        'a series whose first stay in the span has one night left',
        [...days('20260925', '20260927'), 'RRULE:FREQ=WEEKLY;UNTIL=20261121'],
        ['2026-11-20 2026-11-22'],
      ],
    ])('closes whole days: %s', (_what, lines, closed) => {
      const stays = readStays(calendar(...event('UID:a', ...lines)), 'America/Denver', span)
      expect(stays.map(({ from, to }) => `${from} ${to}`)).toEqual(closed)
    })
  },
)
