import { PAYMENT_HOLDS_MINUTES, UNCONFIRMED_HOLDS_MINUTES } from '#contract/bookings/stay-rules.ts'
import { NEXT_AFTER_HOURS } from '#contract/waiting-list/waiting-list.ts'

/** Paragraphs, **bold**, links, '- ' lists and {{fields}}. */
export type Template = { subject: string; text: string }

type GuestTemplate = Template & { fields: readonly string[] }

export const stayFields = [
  ...['guestName', 'lodgeName', 'reference', 'checkIn', 'checkOut', 'checkInTime', 'checkOutTime'],
  ...['nights', 'guests', 'total', 'cancellationSentence', 'depositSentence', 'link'],
] as const

const ofStay = (subject: string, paragraphs: readonly string[], fields: readonly string[] = []) => ({
  subject,
  text: paragraphs.join('\n\n'),
  fields: [...stayFields, ...fields],
})

const SORRY = 'We are sorry{{commaGuestName}}'
const MONEY = ['{{refundSentence}}', '{{byHandSentence}}'] as const
const NOT_CONFIRMED = 'We could not confirm {{lodgeName}}'
const declinedFields = ['commaGuestName', 'chargeSentence', 'refundSentence', 'byHandSentence']

const declined = (reason: string) =>
  ofStay(
    NOT_CONFIRMED,
    [`${SORRY}: ${reason} and the nights are free again. {{chargeSentence}}`, ...MONEY],
    declinedFields,
  )

const cancelled = ofStay(
  'Cancelled: {{lodgeName}}, {{checkIn}} to {{checkOut}}',
  ['Your booking is cancelled{{commaGuestName}}.', '{{feeSentence}}', ...MONEY],
  ['commaGuestName', 'feeSentence', 'refundSentence', 'byHandSentence'],
)

const receipt = {
  subject: 'Receipt {{number}}',
  text: 'Thank you. We received {{amount}}.',
  fields: ['number', 'amount', 'description', 'link'],
}

const print = (news: string) => ({
  subject: `Your print “{{title}}” ${news}`,
  text: 'Thank you for supporting the studio.',
  fields: ['title', 'order', 'tracking', 'link'],
})

const waiting = (subject: string, paragraphs: readonly string[]) => ({
  subject,
  text: paragraphs.join('\n\n'),
  fields: ['lodgeName', 'checkIn', 'checkOut', 'link'],
})

/** The keys are the names of the previews. */
export const guestTemplates = {
  'requested-guest': ofStay(
    'We have your request for {{lodgeName}}',
    [
      'Thank you{{commaGuestName}}. {{holdSentence}} Nothing is charged before the owner confirms.',
      '{{depositSentence}}',
      '{{cancellationSentence}}',
    ],
    ['commaGuestName', 'holdSentence'],
  ),
  'awaiting-payment-guest': ofStay(
    'Pay to confirm: {{lodgeName}}, {{checkIn}} to {{checkOut}}',
    [
      `Thank you{{commaGuestName}}. The nights are held for you for ${PAYMENT_HOLDS_MINUTES} minutes from your request. Pay with the link below and your stay is confirmed at once.`,
      '{{depositSentence}}',
      '{{cancellationSentence}}',
    ],
    ['commaGuestName'],
  ),
  'confirmed-guest': ofStay(
    'Confirmed: {{lodgeName}}, {{checkIn}} to {{checkOut}}',
    [
      'Your stay is confirmed{{commaGuestName}}. We look forward to having you.',
      '{{paymentSentence}}',
      '{{depositSentence}}',
      '{{cancellationSentence}}',
    ],
    ['commaGuestName', 'paymentSentence'],
  ),
  'declined-guest': declined('your request could not be confirmed'),
  'declined-paid-guest': declined('your request could not be confirmed'),
  'sold-guest': ofStay(NOT_CONFIRMED, [`${SORRY}: the nights are no longer free.`, ...MONEY], declinedFields),
  'unanswered-guest': declined('your request could not be confirmed'),
  'unconfirmed-guest': declined(
    `the link in our email was not opened within ${UNCONFIRMED_HOLDS_MINUTES} minutes, so your request has ended`,
  ),
  'unpaid-guest': ofStay(
    'Not paid in time: {{lodgeName}}, {{checkIn}} to {{checkOut}}',
    [
      `The nights were held for ${PAYMENT_HOLDS_MINUTES} minutes and are free again. A payment that still arrives confirms the stay if its nights are free; otherwise it goes back to you.`,
      ...MONEY,
    ],
    ['refundSentence', 'byHandSentence'],
  ),
  'cancelled-guest': cancelled,
  'cancelled-by-hand-guest': cancelled,
  'change-requested-guest': ofStay('We have your change request for {{lodgeName}}', [
    'The owner answers soon. Until then your stay and its price remain as they are.',
  ]),
  'change-declined-guest': ofStay(
    'Your change was not possible: {{lodgeName}}',
    [
      'We are sorry: the owner could not make the change you requested. Your stay remains as it was. {{answerSentence}}',
    ],
    ['answerSentence'],
  ),
  'changed-guest': ofStay(
    'Changed as you requested: {{lodgeName}}',
    ['Your stay is changed. {{moneySentence}}'],
    ['moneySentence'],
  ),
  'changed-by-staff': ofStay(
    'Changed: {{lodgeName}}, {{checkIn}} to {{checkOut}}',
    [
      'Your booking is changed{{commaGuestName}}.',
      'Before: {{stayBefore}}',
      'Now: {{stayNow}}',
      '{{answeredSentence}}',
      '{{moneySentence}}',
      '{{cancellationSentence}}',
    ],
    ['commaGuestName', 'stayBefore', 'stayNow', 'answeredSentence', 'moneySentence'],
  ),
  'guide-open': ofStay(
    'Your guide is open: {{lodgeName}}',
    [
      'We expect you from {{checkInTime}}{{commaGuestName}}. How to get there and how to get in is in the guide of your stay.',
      '{{arrivalFormSentence}}',
      '{{dueSentence}}',
    ],
    ['commaGuestName', 'arrivalFormSentence', 'dueSentence'],
  ),
  'balance-reminder': ofStay(
    'Your balance is due on {{dueOn}}: {{lodgeName}}',
    ['{{chargeSentence}}'],
    ['dueOn', 'amount', 'chargeSentence'],
  ),
  'balance-charge-failed': ofStay(
    'We could not charge your balance: {{lodgeName}}',
    [
      'The balance of {{amount}} could not be charged: {{problem}}',
      'Please pay it with the link below, or store another card there. {{retrySentence}}',
    ],
    ['amount', 'problem', 'retrySentence'],
  ),
  'message-by-email': ofStay('{{subject}}', ['{{message}}'], ['subject', 'message']),
  'message-waiting-guest': {
    subject: 'You have a new message about your stay at {{lodgeName}}',
    text: 'The owner wrote to you. Open your booking to read the message and to answer.',
    fields: ['guestName', 'lodgeName', 'reference', 'link'],
  },
  'review-request': ofStay(
    'How was {{lodgeName}}?',
    [
      'Thank you for staying with us{{commaGuestName}}. Please write a review: one to five stars and a few words help the next guests to choose.',
      'All reviews are shown on the page of the lodge, with your first name or a name of your choice. You can write yours until {{reviewUntil}} (lodge time).',
    ],
    ['commaGuestName', 'reviewUntil'],
  ),
  'waiting-list-confirm': waiting('Confirm your place on the waiting list', [
    'Somebody put this email address on the waiting list for {{lodgeName}} from {{checkIn}} to {{checkOut}}. If it was you, open the link below: then we write to you when these nights are free. If not, you need not do anything.',
  ]),
  'waiting-list-joined': waiting('You are on the waiting list: {{lodgeName}}', [
    'We write to you when you can book {{lodgeName}} from {{checkIn}} to {{checkOut}}. Who joined first is told first.',
  ]),
  'waiting-list-free': waiting('Free again: {{lodgeName}}, {{checkIn}} to {{checkOut}}', [
    `You can book these nights now; the link below fills the form. They are not held for you: after ${NEXT_AFTER_HOURS} hours we tell the next on the list.`,
  ]),
  'booking-not-finished': ofStay('Still free: {{lodgeName}}, {{checkIn}} to {{checkOut}}', [
    'Your booking was not finished, and the nights are still free. The link below leads to the form with your dates.',
  ]),
  'find-booking': {
    subject: 'Your bookings at Crypto Lodge',
    text: 'Here are the links to your bookings. Whoever has a link can change that booking, so please keep this email to yourself.',
    fields: ['link'],
  },
  'question-confirm': {
    subject: 'Confirm your question to Crypto Lodge',
    text: 'A question to the owner of our lodges was written with this email address. If it was you, open the link below within 48 hours: then the owner gets your question and answers by email. If not, you need not do anything.',
    fields: ['link'],
  },
  'question-answer': {
    subject: 'Answer to your question about {{lodgeName}}',
    text: '{{message}}\n\nTo write again, use “Ask the owner” on the page of the lodge.',
    fields: ['lodgeName', 'message', 'link'],
  },
  'receipt-stay': receipt,
  'receipt-donation': receipt,
  'receipt-investment': receipt,
  'receipt-print': receipt,
  'credit-note-stay': {
    subject: 'Credit note {{number}}',
    text: 'We gave {{amount}} back to you.',
    fields: receipt.fields,
  },
  'print-new-buyer': print('is ordered and paid'),
  'print-printed-buyer': print('is printed'),
  'print-shipped-buyer': print('is on its way'),
  'print-delivered-buyer': print('has arrived'),
  'badge-confirm': {
    subject: 'Please confirm your email address',
    text: 'Somebody created a Day 1 Investor badge with this email address. If it was you, open the link below: your discount counts from then on. If not, you need not do anything.',
    fields: ['link'],
  },
} as const satisfies Record<string, GuestTemplate>

export type TemplateName = keyof typeof guestTemplates

export const isTemplateName = (name: string): name is TemplateName => Object.hasOwn(guestTemplates, name)
