import type { Booking } from '#contract/bookings/bookings.ts'
import type { EmailPreview } from '#contract/email-previews/email-previews.ts'
import { composeArrivalEmail } from '../mail/arrival-email.ts'
import { composeBalanceReminder, composeChargeFailed } from '../mail/balance-emails.ts'
import { type ChangeStep, composeGuestChangeEmail, composeOwnerChangeEmail } from '../mail/change-emails.ts'
import { composeGuestEmail, composeMessageEmail, composeOwnerEmail, type Occasion } from '../mail/emails.ts'
import type { Email } from '../mail/layout.ts'
import { composeStaffChangeEmail } from '../mail/staff-change-email.ts'
import { composeNotice } from '../messages/notices.ts'
import { composeRequestEmail, composeReviewEmail } from '../reviews/review-emails.ts'
import { SAMPLE_NOW, sampleChange, sampleMoney, sampleMoved, sampleStay } from './email-samples.ts'

/** `compose` returns null for a step that sends nothing. */
export type Preview = Omit<EmailPreview, 'subject'> & {
  /** Without a stay, the sample's data is used. */
  compose: (site: string, stay?: Booking) => Email | null
}

const ACCENT = '#4a90e2'
const sampleLink = (site: string, stay?: Booking) =>
  `${site}/booking/${stay?.reference ?? 'SAMPLE2345'}?key=sample`

function bookingStep(
  name: string,
  step: string,
  status: Parameters<typeof sampleStay>[0],
  special: Partial<Occasion> = {},
): Preview[] {
  const occasion = (site: string, stay?: Booking): Occasion => ({
    booking: sampleStay(status, stay),
    link: sampleLink(site, stay),
    site,
    accent: ACCENT,
    now: stay ? Date.parse(stay.createdAt) : SAMPLE_NOW,
    isConfirmed: true,
    ...special,
  })
  const shared = { purpose: 'Booking', step }
  return [
    {
      ...shared,
      name: `${name}-guest`,
      recipient: 'guest',
      compose: (site, stay) => composeGuestEmail(occasion(site, stay)),
    },
    {
      ...shared,
      name: `${name}-owner`,
      recipient: 'owner',
      compose: (site) => composeOwnerEmail(occasion(site)),
    },
  ]
}

/** Leaves the sample's request in place of the stay's own. */
function withoutRequest(stay?: Booking): Partial<Booking> {
  if (!stay) return {}
  const { changeRequest: _request, ...rest } = stay
  return rest
}

function changeStep(step: ChangeStep, words: string, givesBack?: number): Preview[] {
  const occasion = (site: string, stay?: Booking) => ({
    booking:
      step === 'changed' ? sampleStay('confirmed', stay) : { ...sampleChange, ...withoutRequest(stay) },
    step,
    link: sampleLink(site, stay),
    site,
    accent: ACCENT,
    ...(givesBack ? { givesBack } : {}),
  })
  const shared = { purpose: 'Change request', step: words }
  const name = step.replace('_', '-')
  return [
    {
      ...shared,
      name: `${name}-guest`,
      recipient: 'guest',
      compose: (site, stay) => composeGuestChangeEmail(occasion(site, stay)),
    },
    {
      ...shared,
      name: `${name}-owner`,
      recipient: 'owner',
      compose: (site) => composeOwnerChangeEmail(occasion(site)),
    },
  ]
}

const balance = (site: string, stay?: Booking) => ({
  booking: sampleStay('confirmed', stay),
  cents: 104_900,
  link: sampleLink(site, stay),
  site,
  accent: ACCENT,
})

const sampleReview = { stars: 5, name: 'Grace', text: 'The snow was deep and the fire was warm.' }
const message = {
  subject: 'The road to the lodge',
  message: 'It snowed last night.\n\nPlease take chains along.',
}

export const stayPreviews: readonly Preview[] = [
  ...bookingStep('requested', 'Requested', 'requested'),
  ...bookingStep('awaiting-payment', 'Waiting for payment', 'awaiting_payment'),
  ...bookingStep('confirmed', 'Confirmed', 'confirmed'),
  ...bookingStep('declined', 'Declined', 'declined'),
  ...bookingStep('declined-paid', 'Declined, paid outside the site', 'declined', { overpaidCents: 40_000 }),
  ...bookingStep('sold', 'Paid after the nights were sold', 'declined', {
    expired: 'sold',
    givesBack: 74_970,
  }),
  ...bookingStep('unanswered', 'Not answered in time', 'declined', { expired: 'unanswered' }),
  ...bookingStep('unconfirmed', 'Link not opened in time', 'declined', { expired: 'unconfirmed' }),
  ...bookingStep('unpaid', 'Not paid in time', 'declined', { expired: 'unpaid' }),
  ...bookingStep('cancelled', 'Cancelled, with a refund', 'cancelled', { givesBack: 74_970 }),
  ...bookingStep('cancelled-by-hand', 'Cancelled, paid outside the site', 'cancelled', {
    overpaidCents: 74_970,
  }),
  ...changeStep('change_requested', 'Requested'),
  ...changeStep('change_withdrawn', 'Withdrawn'),
  ...changeStep('change_declined', 'Declined'),
  ...changeStep('changed', 'Accepted, with a refund', 12_000),
  {
    name: 'changed-by-staff',
    purpose: 'Booking',
    step: 'Changed by staff',
    recipient: 'guest',
    compose: (site, stay) =>
      composeStaffChangeEmail(
        {
          before: sampleStay('confirmed', stay),
          after: stay ?? sampleMoved,
          money: sampleMoney,
          link: sampleLink(site, stay),
        },
        { site, accent: ACCENT, isConfirmed: true, now: SAMPLE_NOW },
      ),
  },
  {
    name: 'guide-open',
    purpose: 'Booking',
    step: 'The day before the arrival',
    recipient: 'guest',
    compose: (site, stay) =>
      composeArrivalEmail({
        booking: sampleStay('confirmed', stay),
        dueCents: 20_000,
        arrivalForm: 'open',
        isPaid: false,
        link: sampleLink(site, stay),
        site,
        accent: ACCENT,
        isConfirmed: true,
      }),
  },
  {
    name: 'balance-reminder',
    purpose: 'Payment',
    step: 'Seven days before the balance is due',
    recipient: 'guest',
    compose: (site, stay) =>
      composeBalanceReminder({
        ...balance(site, stay),
        dueOn: '2030-11-22',
        card: { brand: 'Visa', last4: '4242', expires: '12/34' },
      }),
  },
  {
    name: 'balance-charge-failed',
    purpose: 'Payment',
    step: 'The balance could not be charged',
    recipient: 'guest',
    compose: (site, stay) =>
      composeChargeFailed({
        ...balance(site, stay),
        problem: 'Your card was declined.',
        nextOn: '2030-11-23',
      }),
  },
  {
    name: 'message-by-email',
    purpose: 'Booking',
    step: 'The owner writes an email',
    recipient: 'guest',
    compose: (site, stay) =>
      composeMessageEmail(message, {
        booking: sampleStay('confirmed', stay),
        link: sampleLink(site, stay),
        site,
        accent: ACCENT,
      }),
  },
  ...(['guest', 'owner'] as const).map(
    (recipient): Preview => ({
      name: `message-waiting-${recipient}`,
      purpose: 'Booking',
      step: 'A message waits',
      recipient,
      compose: (site, stay) =>
        composeNotice(recipient, sampleStay('confirmed', stay), { link: sampleLink(site, stay), site }),
    }),
  ),
  {
    name: 'review-request',
    purpose: 'Review',
    step: 'After the stay',
    recipient: 'guest',
    compose: (site, stay) =>
      composeRequestEmail(
        sampleStay('confirmed', stay),
        stay?.guestName ?? 'Grace Guest',
        `${sampleLink(site, stay)}#review`,
        {
          site,
          accent: ACCENT,
        },
      ),
  },
  {
    name: 'review-written',
    purpose: 'Review',
    step: 'Written',
    recipient: 'owner',
    compose: (site) => composeReviewEmail(sampleStay('confirmed'), sampleReview, { site, accent: ACCENT }),
  },
]
