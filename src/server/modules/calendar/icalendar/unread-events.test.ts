import { describe, expect, test } from 'vitest'
import { readCalendar } from './icalendar-reader.ts'

const span = { from: '2026-11-21', to: '2027-12-21' }
const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']
const sold = event('UID:sold', 'DTSTART;VALUE=DATE:20270610', 'DTEND;VALUE=DATE:20270612')
const start = 'DTSTART;VALUE=DATE:20270202'

/** What a file closes beside the stay that it always has, and what is reported. */
function read(...lines: string[]) {
  const { stays, unread } = readCalendar(calendar(...lines, ...sold), 'America/Denver', span)
  const closed = stays.map(({ from, to }) => `${from} ${to}`).toSorted()
  expect(closed).toContain('2027-06-10 2027-06-12')
  return { closed: closed.filter((range) => range !== '2027-06-10 2027-06-12'), unread }
}
const night = (...dates: string[]) =>
  dates.map((date) => `${date} ${new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)}`)

describe('closes the nights of what could be meant', () => {
  test.each([
    [
      'several rules',
      [start, 'RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=2', 'RRULE:FREQ=WEEKLY;BYDAY=SA;COUNT=2'],
      night('2027-02-02', '2027-02-06', '2027-02-09', '2027-02-13'),
      'It has several rules',
    ],
    [
      'a number of repetitions that is none, before an end',
      [start, 'RRULE:FREQ=DAILY;INTERVAL=2;COUNT=-4;UNTIL=20270206'],
      night('2027-02-02', '2027-02-04', '2027-02-06'),
      'Its number of repetitions cannot be read: FREQ=DAILY;INTERVAL=2;COUNT=-4;UNTIL=20270206',
    ],
    [
      'a number of repetitions in words',
      [start, 'RRULE:FREQ=WEEKLY;COUNT=two;UNTIL=20270210'],
      night('2027-02-02', '2027-02-09'),
      'Its number of repetitions cannot be read: FREQ=WEEKLY;COUNT=two;UNTIL=20270210',
    ],
    [
      'a number of repetitions and an end',
      [start, 'RRULE:FREQ=WEEKLY;COUNT=2;UNTIL=20270202'],
      night('2027-02-02', '2027-02-09'),
      'Its repetition has both a number and an end',
    ],
    [
      'a first night outside its own rule',
      [start, 'RRULE:FREQ=WEEKLY;BYDAY=TH;COUNT=2'],
      night('2027-02-02', '2027-02-04', '2027-02-11'),
      'Its first night is outside its own rule',
    ],
    [
      'a rule for a day that never comes',
      [start, 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'],
      night('2027-02-02'),
      'Its first night is outside its own rule',
    ],
    [
      'a rule that is over before its first night',
      [start, 'RRULE:FREQ=DAILY;UNTIL=20270105'],
      night('2027-02-02'),
      'Its repetition ends before its first night',
    ],
    [
      'a day of the week that is none',
      [start, 'RRULE:FREQ=WEEKLY;BYDAY=TU,XX;COUNT=2'],
      night('2027-02-02', '2027-02-09'),
      'Its repetition cannot be read: FREQ=WEEKLY;BYDAY=TU,XX;COUNT=2',
    ],
    [
      'a list that is there twice',
      [start, 'RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=3;BYDAY=TH'],
      night('2027-02-02', '2027-02-04', '2027-02-09'),
      'Its repetition cannot be read: FREQ=WEEKLY;BYDAY=TU;COUNT=3;BYDAY=TH',
    ],
    [
      'several times of a day',
      ['DTSTART:20270202T080000', 'RRULE:FREQ=DAILY;BYHOUR=8,20;COUNT=2'],
      night('2027-02-02', '2027-02-03'),
      'It repeats within a day: FREQ=DAILY;BYHOUR=8,20;COUNT=2',
    ],
    [
      'several starts and ends',
      [start, 'DTSTART;VALUE=DATE:20270204', 'DTEND;VALUE=DATE:20270205', 'DTEND;VALUE=DATE:20270203'],
      ['2027-02-02 2027-02-05'],
      'It has several starts. It has several ends',
    ],
    [
      'an end and a longer duration',
      [start, 'DTEND;VALUE=DATE:20270203', 'DURATION:P3D'],
      ['2027-02-02 2027-02-05'],
      'It has both an end and a duration',
    ],
    [
      'an excluded date that is none',
      [start, 'RRULE:FREQ=WEEKLY;COUNT=2', 'EXDATE;VALUE=DATE:2027-02-9'],
      night('2027-02-02', '2027-02-09'),
      'A date of its EXDATE cannot be read: 2027-02-9',
    ],
    [
      'a rule of exceptions',
      [start, 'RRULE:FREQ=WEEKLY;COUNT=2', 'EXRULE:FREQ=WEEKLY;INTERVAL=2'],
      night('2027-02-02', '2027-02-09'),
      'It excludes dates by a rule (EXRULE), which cannot be read',
    ],
  ])('%s', (_what, lines, closed, reason) => {
    expect(read(...event('UID:a', ...lines))).toEqual({ closed, unread: [{ uid: 'a', reason }] })
  })

  test('a change of all later stays of a series: where they were, and where they may be', () => {
    const series = event('UID:a', start, 'RRULE:FREQ=WEEKLY;COUNT=3')
    const id = 'RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20270209'
    const later = event('UID:a', id, 'DTSTART;VALUE=DATE:20270211', 'DTEND;VALUE=DATE:20270213')
    expect(read(...series, ...later)).toEqual({
      closed: [
        '2027-02-02 2027-02-03',
        '2027-02-09 2027-02-10',
        '2027-02-11 2027-02-13',
        '2027-02-16 2027-02-17',
        '2027-02-18 2027-02-20',
      ],
      unread: [
        { uid: 'a', reason: 'It changes all that follow it (RANGE=THISANDFUTURE), which cannot be read' },
      ],
    })
  })
})

describe('closes the night of an event that cannot be read, and reads the others', () => {
  const own = night('2027-02-02')
  test.each([
    ['an end before its start', [start, 'DTEND;VALUE=DATE:20270131'], own, 'It ends before it begins'],
    [
      'an end some hours before its start',
      ['DTSTART:20270202T150000', 'DTEND:20270202T100000'],
      own,
      'It ends before it begins',
    ],
    [
      'an end that is none',
      [start, 'DTEND;VALUE=DATE:20270229'],
      own,
      'A date of its DTEND cannot be read: 20270229',
    ],
    [
      'an end without a colon',
      [start, 'DTEND;VALUE=DATE 20270205'],
      own,
      'A line cannot be read: DTEND;VALUE=DATE 20270205',
    ],
    ['no start', ['SUMMARY:Reserved'], [], 'It has no start'],
    ['no start, but an end', ['DTEND;VALUE=DATE:20270203'], own, 'It has no start'],
    [
      'a start that is none',
      ['DTSTART;VALUE=DATE:20270YY2', 'DTEND;VALUE=DATE:20270203'],
      own,
      'A date of its DTSTART cannot be read: 20270YY2. It has no readable date',
    ],
    ['a negative duration', [start, 'DURATION:-P2D'], own, 'Its duration cannot be read: -P2D'],
    ['a duration in months', [start, 'DURATION:P2M'], own, 'Its duration cannot be read: P2M'],
    ['an empty rule', [start, 'RRULE:'], own, 'Its repetition cannot be read: '],
    [
      'a frequency that is none',
      [start, 'RRULE:FREQ=FORTNIGHTLY'],
      own,
      'Its repetition cannot be read: FREQ=FORTNIGHTLY',
    ],
    [
      'no interval',
      [start, 'RRULE:FREQ=DAILY;INTERVAL=0'],
      own,
      'Its repetition cannot be read: FREQ=DAILY;INTERVAL=0',
    ],
    [
      'a rule of an older standard',
      [start, 'RRULE:W1 TU #4'],
      own,
      'Its repetition cannot be read: W1 TU #4',
    ],
    ['an extra date that is none', [start, 'RDATE:soon'], own, 'An extra date (RDATE) cannot be read: soon'],
  ])('%s', (_what, lines, closed, reason) => {
    expect(read(...event('UID:a', ...lines))).toEqual({ closed, unread: [{ uid: 'a', reason }] })
  })

  test.each([
    ['an event without END', ['BEGIN:VEVENT', 'UID:a', start], 'It is cut off or has another inside'],
    ['an event without BEGIN', ['UID:a', start, 'END:VEVENT'], 'Its first line (BEGIN) is missing'],
    [
      'an event whose BEGIN is misspelt',
      ['BEGIN:VEVNT', 'UID:a', start, 'END:VEVNT'],
      'It is a VEVNT, which cannot be read',
    ],
    [
      'an alarm without END',
      event('UID:a', start, 'BEGIN:VALARM', 'TRIGGER:-PT5M'),
      'It is cut off or has another inside',
    ],
    [
      'times of availability',
      ['BEGIN:VAVAILABILITY', 'UID:a', start, 'END:VAVAILABILITY'],
      'It is a VAVAILABILITY, which cannot be read',
    ],
  ])('%s', (_what, lines, reason) => {
    expect(read(...lines)).toEqual({ closed: own, unread: [{ uid: 'a', reason }] })
  })

  test('an exception to a series that cannot be read replaces none of its stays', () => {
    const series = event('UID:a', start, 'RRULE:FREQ=WEEKLY;COUNT=2')
    const id = 'RECURRENCE-ID;VALUE=DATE:20270209'
    const { closed, unread } = read(
      ...series,
      ...event('UID:a', id, 'DTSTART;VALUE=DATE:20270211', 'DTEND:x'),
    )
    expect(closed).toEqual(night('2027-02-02', '2027-02-09', '2027-02-11'))
    expect(unread).toHaveLength(1)
  })
})

describe('reads without a doubt', () => {
  test.each([
    [
      'an event inside another',
      [start, ...event('UID:b', 'DTSTART;VALUE=DATE:20270205')],
      night('2027-02-02', '2027-02-05'),
    ],
    [
      'blanks inside lists',
      [start, 'RRULE:FREQ=WEEKLY; BYDAY=TU, TH ;COUNT=5', 'EXDATE;VALUE=DATE:20270204, 20270209'],
      night('2027-02-02', '2027-02-11', '2027-02-16'),
    ],
    [
      'small letters',
      ['dtstart;value=date:20270202', 'rrule:freq=weekly;byday=tu;count=2'],
      night('2027-02-02', '2027-02-09'),
    ],
    ['a folded rule', [start, 'RRULE:', '\tFREQ=WEEKLY;', '  COUNT=2'], night('2027-02-02', '2027-02-09')],
    [
      'a rule that goes on in the next line',
      [start, 'RRULE:FREQ=WEEKLY;BYDAY=TU,', 'TH;COUNT=2'],
      night('2027-02-02', '2027-02-04'),
    ],
    ['escaped commas', [start, 'RRULE:FREQ=WEEKLY;BYDAY=TU\\,TH;COUNT=2'], night('2027-02-02', '2027-02-04')],
    [
      'extra dates and periods',
      [
        start,
        'DTEND;VALUE=DATE:20270203',
        'RDATE;VALUE=DATE:20270205 ,20270209',
        'RDATE;VALUE=PERIOD:20270301T200000Z/P2D',
      ],
      [...night('2027-02-02', '2027-02-05', '2027-02-09'), '2027-03-01 2027-03-03'],
    ],
    [
      'a day that some months do not have',
      ['DTSTART;VALUE=DATE:20270131', 'RRULE:FREQ=MONTHLY;COUNT=3'],
      night('2027-01-31', '2027-03-31', '2027-05-31'),
    ],
    [
      'times with hyphens and colons',
      ['DTSTART:2027-02-02T15:00:00', 'DTEND:2027-02-03T10:00:00'],
      night('2027-02-02'),
    ],
    ...[
      'tzone://Microsoft/Utc',
      'GMT+05:30',
      '"GMT+05:30"',
      '+0530',
      '"Europe/Berlin',
      '(UTC+01:00) Amsterdam, Berlin',
    ].map((zone): [string, string[], string[]] => [
      `a time in the zone ${zone}`,
      [`DTSTART;TZID=${zone}:20270203T050000`, `DTEND;TZID=${zone}:20270204T050000`],
      night('2027-02-02'),
    ]),
    ['a status in any case', [start, 'STATUS:Cancelled'], []],
    ['a status with a blank', [start, 'status: cancelled '], []],
    ['an end beyond the horizon', [start, 'DTEND;VALUE=DATE:20301231'], ['2027-02-02 2028-01-01']],
    [
      'an end in the last year that there is',
      [start, 'DTEND;VALUE=DATE:99991231'],
      ['2027-02-02 2028-01-01'],
    ],
    ['a duration of years', [start, 'DURATION:P500W'], ['2027-02-02 2028-01-01']],
    [
      'a closure that began years ago',
      ['DTSTART;VALUE=DATE:20180401', 'DTEND;VALUE=DATE:20270203'],
      ['2018-04-01 2027-02-03'],
    ],
    ['a past event whose end is none', ['DTSTART;VALUE=DATE:20170401', 'DTEND:2017'], []],
    ['past extra dates', ['DTSTART;VALUE=DATE:20170401', 'RDATE;VALUE=DATE:20170501,20170502'], []],
    [
      'a past event that ends before it begins',
      ['DTSTART;VALUE=DATE:20170401', 'DTEND;VALUE=DATE:20170301'],
      [],
    ],
  ])('%s', (_what, lines, closed) => {
    expect(read(...event('UID:a', ...lines))).toEqual({ closed, unread: [] })
  })

  test('busy periods of every type but FREE', () => {
    const file = [
      'BEGIN:VFREEBUSY',
      'UID:busy',
      'DTSTART:20270101T000000Z',
      'DTEND:20270701T000000Z',
      'FREEBUSY;FBTYPE=FREE:20270201T180000Z/P3D',
      'FREEBUSY:20270301T200000Z/20270303T170000Z, 20270305T200000Z/PT15H',
      'FREEBUSY;FBTYPE=busy-unavailable:20270401T200000Z/P2D',
      'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20270501T200000Z/P1D',
      'END:VFREEBUSY',
    ]
    expect(read(...file)).toEqual({
      closed: [
        '2027-03-01 2027-03-03',
        '2027-03-05 2027-03-06',
        '2027-04-01 2027-04-03',
        '2027-05-01 2027-05-02',
      ],
      unread: [],
    })
  })

  test('to-do lists and journals, which take no time', () => {
    const list = ['VTODO', 'VJOURNAL', 'X-NOTES'].flatMap((name) => [`BEGIN:${name}`, start, `END:${name}`])
    expect(read(...list)).toEqual({ closed: [], unread: [] })
  })

  test('the newest exception to a stay of a series', () => {
    const series = event('UID:a', start, 'RRULE:FREQ=WEEKLY;COUNT=2')
    const moved = (sequence: number, date: string) =>
      event(
        'UID:a',
        'RECURRENCE-ID;VALUE=DATE:20270209',
        `SEQUENCE:${sequence}`,
        `DTSTART;VALUE=DATE:${date}`,
      )
    const { closed } = read(...moved(2, '20270211'), ...series, ...moved(1, '20270213'))
    expect(closed).toEqual(night('2027-02-02', '2027-02-11'))
  })
})

test('lists the first two hundred events that cannot be read, and the number of the others', () => {
  const many = Array.from({ length: 230 }, (_, at) => event(`UID:${at}`)).flat()
  const { unread } = read(...many)
  expect(unread).toHaveLength(201)
  expect(unread.at(-1)).toEqual({ uid: null, reason: '30 more could not be read' })
})
