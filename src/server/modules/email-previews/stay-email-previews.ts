import type { EmailPreview } from '#contract/email-previews/email-previews.ts'
import { composeArrivalEmail } from '../mail/arrival-email.ts'
import { type ChangeStep, composeGuestChangeEmail, composeOwnerChangeEmail } from '../mail/change-emails.ts'
import { composeGuestEmail, composeMessageEmail, composeOwnerEmail, type Occasion } from '../mail/emails.ts'
import type { Email } from '../mail/layout.ts'
import { composeStaffChangeEmail } from '../mail/staff-change-email.ts'
import { composeNotice } from '../messages/notices.ts'
import { composeRequestEmail, composeReviewEmail } from '../reviews/review-emails.ts'
import { SAMPLE_NOW, sampleChange, sampleMoney, sampleMoved, sampleStay } from './email-samples.ts'

/** An e-mail with sample data; null where a step writes to nobody. */
export type Preview = Omit<EmailPreview, 'subject'> & { compose: (site: string) => Email | null }

const ACCENT = '#4a90e2'
const linkOf = (site: string) => `${site}/booking/SAMPLE2345?key=sample`

/** The guest's and the owner's e-mail about one step of a booking. */
function bookingStep(
  name: string,
  step: string,
  status: Parameters<typeof sampleStay>[0],
  special: Partial<Occasion> = {},
): Preview[] {
  const occasion = (site: string): Occasion => ({
    booking: sampleStay(status),
    link: linkOf(site),
    site,
    accent: ACCENT,
    now: SAMPLE_NOW,
    isConfirmed: true,
    ...special,
  })
  const shared = { purpose: 'Booking', step }
  return [
    {
      ...shared,
      name: `${name}-guest`,
      recipient: 'guest',
      compose: (site) => composeGuestEmail(occasion(site)),
    },
    {
      ...shared,
      name: `${name}-owner`,
      recipient: 'owner',
      compose: (site) => composeOwnerEmail(occasion(site)),
    },
  ]
}

/** The e-mails about one step of a change request. */
function changeStep(step: ChangeStep, words: string, givesBack?: number): Preview[] {
  const occasion = (site: string) => ({
    booking: step === 'changed' ? sampleStay('confirmed') : sampleChange,
    step,
    link: linkOf(site),
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
      compose: (site) => composeGuestChangeEmail(occasion(site)),
    },
    {
      ...shared,
      name: `${name}-owner`,
      recipient: 'owner',
      compose: (site) => composeOwnerChangeEmail(occasion(site)),
    },
  ]
}

const sampleReview = { stars: 5, name: 'Grace', text: 'The snow was deep and the fire was warm.' }
const message = {
  subject: 'The road to the lodge',
  message: 'It snowed last night.\n\nPlease take chains along.',
}

/** The e-mails about a stay, from its request to its review. */
export const stayPreviews: readonly Preview[] = [
  ...bookingStep('requested', 'Requested', 'requested'),
  ...bookingStep('awaiting-payment', 'Waiting for payment', 'awaiting_payment'),
  ...bookingStep('confirmed', 'Confirmed', 'confirmed'),
  ...bookingStep('declined', 'Declined', 'declined'),
  ...bookingStep('declined-paid', 'Declined, paid by hand', 'declined', { overpaidCents: 40_000 }),
  ...bookingStep('sold', 'Paid after the nights were sold', 'declined', {
    expired: 'sold',
    givesBack: 74_970,
  }),
  ...bookingStep('unanswered', 'Not answered in time', 'declined', { expired: 'unanswered' }),
  ...bookingStep('unconfirmed', 'Link not opened in time', 'declined', { expired: 'unconfirmed' }),
  ...bookingStep('unpaid', 'Not paid in time', 'declined', { expired: 'unpaid' }),
  ...bookingStep('cancelled', 'Cancelled, with a refund', 'cancelled', { givesBack: 74_970 }),
  ...bookingStep('cancelled-by-hand', 'Cancelled, paid by hand', 'cancelled', { overpaidCents: 74_970 }),
  ...changeStep('change_requested', 'Requested'),
  ...changeStep('change_withdrawn', 'Withdrawn'),
  ...changeStep('change_declined', 'Declined'),
  ...changeStep('changed', 'Accepted, with a refund', 12_000),
  {
    name: 'changed-by-staff',
    purpose: 'Booking',
    step: 'Changed by staff',
    recipient: 'guest',
    compose: (site) =>
      composeStaffChangeEmail(
        { before: sampleStay('confirmed'), after: sampleMoved, money: sampleMoney, link: linkOf(site) },
        { site, accent: ACCENT, isConfirmed: true, now: SAMPLE_NOW },
      ),
  },
  {
    name: 'guide-open',
    purpose: 'Booking',
    step: 'The day before the arrival',
    recipient: 'guest',
    compose: (site) =>
      composeArrivalEmail({
        booking: sampleStay('confirmed'),
        dueCents: 20_000,
        isPaid: false,
        link: linkOf(site),
        site,
        accent: ACCENT,
        isConfirmed: true,
      }),
  },
  {
    name: 'message-by-email',
    purpose: 'Booking',
    step: 'The owner writes an email',
    recipient: 'guest',
    compose: (site) =>
      composeMessageEmail(message, {
        booking: sampleStay('confirmed'),
        link: linkOf(site),
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
      compose: (site) => composeNotice(recipient, sampleStay('confirmed'), { link: linkOf(site), site }),
    }),
  ),
  {
    name: 'review-request',
    purpose: 'Review',
    step: 'After the stay',
    recipient: 'guest',
    compose: (site) =>
      composeRequestEmail(sampleStay('confirmed'), 'Grace Guest', `${linkOf(site)}#review`, {
        site,
        accent: ACCENT,
      }),
  },
  {
    name: 'review-written',
    purpose: 'Review',
    step: 'Written',
    recipient: 'owner',
    compose: (site) => composeReviewEmail(sampleStay('confirmed'), sampleReview, { site, accent: ACCENT }),
  },
]
