import { pluralize } from '../platform/pluralize.ts'

/** In the words of the page /privacy. */
export type RetentionPeriod = {
  data: string
  /** Counted from `since`; null without a fixed end. */
  days: number | null
  since: string
  ending: string
}

const YEAR = 365

/** The purge, the marks of the database's columns and the page /privacy read this list. */
export const retention = {
  stay: {
    data: 'Name, email address and its confirmation, phone number, special requests and messages of a stay, the arrival form, and the network address and browser from which its terms were accepted',
    days: 3 * YEAR,
    since: 'check-out',
    ending: 'The person is removed. Dates and amounts stay, because tax law requires them.',
  },
  payment: {
    data: 'Name and email address of those who paid for something other than a stay',
    days: 3 * YEAR,
    since: 'the payment',
    ending: 'The person is removed. Date and amount stay, because tax law requires them.',
  },
  order: {
    data: 'Postal address for a print',
    days: YEAR,
    since: 'the last change of the order',
    ending: 'The address is deleted.',
  },
  email: {
    data: 'Emails that we wrote',
    days: 90,
    since: 'the day they were written',
    ending: 'They are deleted.',
  },
  webhook: {
    data: 'What other programs of the operator were sent about stays, payments, messages and reviews',
    days: 30,
    since: 'the day it was sent',
    ending: 'It is deleted.',
  },
  network: {
    data: 'A keyed hash of the network that a booking request came from',
    days: 30,
    since: 'the request',
    ending: 'It is deleted.',
  },
  chat: {
    data: 'The name chosen in a chat room',
    days: YEAR,
    since: 'the message',
    ending: 'The name becomes “Guest”. The message stays in the room until it is hidden.',
  },
  report: {
    data: 'Reports of chat messages, with a keyed hash of the network',
    days: YEAR,
    since: 'the report',
    ending: 'They are deleted.',
  },
  interest: {
    data: 'Name and email address of those who registered interest in an investment',
    days: 2 * YEAR,
    since: 'the registration',
    ending: 'They are deleted.',
  },
  question: {
    data: 'Questions about a lodge before a booking, with their email address and our answers',
    days: YEAR,
    since: 'the question',
    ending: 'They are deleted.',
  },
  waiting: {
    data: 'Email address and dates of those who wait for nights of a lodge',
    days: 90,
    since: 'the check-in date',
    ending: 'They are deleted.',
  },
  recovery: {
    data: 'That we wrote to an address about a booking that was not finished',
    days: 31,
    since: 'that email',
    ending: 'It is deleted.',
  },
  audit: {
    data: 'The record of what staff changed',
    days: 2 * YEAR,
    since: 'the change',
    ending: 'It is deleted.',
  },
  signIn: {
    data: 'Failed sign-ins and networks of staff, as keyed hashes, and their sessions',
    days: 90,
    since: 'the last sign-in',
    ending: 'They are deleted; failed sign-ins after an hour, sessions after twelve hours.',
  },
  repeat: {
    data: 'The answer to a booking request, so that sending it twice makes one booking',
    days: 1,
    since: 'the request',
    ending: 'It is deleted.',
  },
  badge: {
    data: 'Badges, and addresses that were confirmed for them',
    days: null,
    since: '',
    ending: 'Until you ask us to delete them.',
  },
  optOut: {
    data: 'Email addresses that want no emails about bookings that were not finished',
    days: null,
    since: '',
    ending: 'Until you ask us to delete them.',
  },
  review: {
    data: 'Reviews of stays',
    days: null,
    since: '',
    ending: 'Until you ask us to delete them.',
  },
  like: {
    data: 'Likes of artworks, under a keyed hash of the network',
    days: null,
    since: '',
    ending: 'Until the like is taken back.',
  },
  staff: {
    data: 'Accounts of our staff, and what staff notes about lodges and days',
    days: null,
    since: '',
    ending: 'Until we delete them.',
  },
  operator: {
    data: 'Who runs the lodges',
    days: null,
    since: '',
    ending: 'As long as we run them.',
  },
} as const satisfies Record<string, RetentionPeriod>

export type RetentionKind = keyof typeof retention

export type PurgedKind = {
  [Kind in RetentionKind]: (typeof retention)[Kind]['days'] extends null ? never : Kind
}[RetentionKind]

export function daysInWords(days: number): string {
  return days % YEAR === 0 ? pluralize(days / YEAR, 'year') : pluralize(days, 'day')
}
