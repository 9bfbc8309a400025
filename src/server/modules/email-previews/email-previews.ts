import type { Booking } from '#contract/bookings/bookings.ts'
import type { EmailPreview } from '#contract/email-previews/email-previews.ts'
import type { OrderStatus } from '#contract/orders/orders.ts'
import { publicUrl } from '#server/platform/config.ts'
import type { Context } from '#server/platform/context.ts'
import { failure } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { type AccountChange, composeAccountEmail } from '../auth/account-emails.ts'
import { composeResetEmail } from '../auth/password-reset.ts'
import { composeFoundBookings } from '../bookings/find-booking.ts'
import {
  composeConflictEmail,
  composeOutageEmail,
  composeUnreadEmail,
} from '../calendar/channels/channel-emails.ts'
import { composeConfirmationEmail } from '../mail/emails.ts'
import { finishEmails } from '../mail/finish-emails.ts'
import { composeInvitation } from '../mail/invitations.ts'
import type { Email } from '../mail/layout.ts'
import { composeAnswer, composeQuestionConfirmation } from '../messages/question-emails.ts'
import { composeBuyerEmail, composeOrderEmail } from '../orders/order-emails.ts'
import { composeReceiptEmail } from '../receipts/receipt-email.ts'
import { composeUnfinished } from '../recovery-emails/recovery-emails.ts'
import { composeWaitingEmail } from '../waiting-list/waiting-emails.ts'
import { composeOffEmail } from '../webhooks/webhook-emails.ts'
import {
  sampleConflict,
  sampleOrder,
  sampleOutage,
  sampleReceipt,
  sampleStay,
  sampleUnread,
  sampleWebhookOff,
} from './email-samples.ts'
import { type Preview, stayPreviews } from './stay-email-previews.ts'

const orderSteps: Record<OrderStatus, string> = {
  new: 'Ordered',
  printed: 'Printed',
  shipped: 'Shipped',
  delivered: 'Delivered',
}

function orderStep(status: OrderStatus): Preview[] {
  const order = { ...sampleOrder, status, tracking: status === 'shipped' ? sampleOrder.tracking : null }
  const links = (site: string) => ({
    site,
    href: `${site}/order/7?key=sample`,
    receiptUrl: status === 'new' ? `${site}/api/receipts/2030-000042.pdf?key=sample` : null,
  })
  const shared = { purpose: 'Print', step: orderSteps[status] }
  return [
    {
      ...shared,
      name: `print-${status}-buyer`,
      recipient: 'buyer',
      compose: (site) => composeBuyerEmail(order, links(site)),
    },
    {
      ...shared,
      name: `print-${status}-owner`,
      recipient: 'owner',
      compose: (site) => composeOrderEmail(order, site),
    },
  ]
}

const receiptFor = (kind: 'receipt' | 'credit_note', description: string): Omit<Preview, 'step'> => {
  const name = `${kind.replace('_', '-')}-${description.split(' ')[0]?.toLowerCase()}`
  return {
    purpose: 'Payment',
    name,
    recipient: 'payer',
    compose: (site) =>
      composeReceiptEmail(
        sampleReceipt(kind, description),
        `${site}/api/receipts/2030-000042.pdf?key=sample`,
        site,
      ),
  }
}

const accountChanges: readonly [AccountChange, string][] = [
  ['password_changed', 'Password changed'],
  ['second_factor_on', 'Second factor turned on'],
  ['second_factor_off', 'Second factor turned off'],
  ['passkey_added', 'Passkey added'],
  ['passkey_removed', 'Passkey removed'],
]

const previews: readonly Preview[] = [
  ...stayPreviews,
  { ...receiptFor('receipt', 'Stay at DOGE Lodge'), step: 'Payment received, stay' },
  { ...receiptFor('receipt', 'Donation'), step: 'Payment received, donation' },
  { ...receiptFor('receipt', 'Investment'), step: 'Payment received, investment' },
  { ...receiptFor('receipt', 'Print'), step: 'Payment received, print' },
  { ...receiptFor('credit_note', 'Stay at DOGE Lodge'), step: 'Refund' },
  {
    name: 'channel-conflict',
    purpose: 'Channel',
    step: 'Nights sold here and there',
    recipient: 'owner',
    compose: (site) => composeConflictEmail(sampleConflict, site),
  },
  {
    name: 'channel-outage',
    purpose: 'Channel',
    step: 'Not read for six hours',
    recipient: 'owner',
    compose: (site) => composeOutageEmail(sampleOutage, site),
  },
  {
    name: 'channel-unread',
    purpose: 'Channel',
    step: 'Events could not be read',
    recipient: 'owner',
    compose: (site) => composeUnreadEmail(sampleUnread, site),
  },
  {
    name: 'webhook-off',
    purpose: 'Webhook',
    step: 'Switched off',
    recipient: 'owner',
    compose: (site) => composeOffEmail(sampleWebhookOff, site),
  },
  {
    name: 'invitation',
    purpose: 'Staff',
    step: 'Invited',
    recipient: 'staff',
    compose: (site) =>
      composeInvitation({ invitedBy: 'Olive Owner', inviteLink: `${site}/admin/accept-invite?token=sample` }),
  },
  {
    name: 'password-reset',
    purpose: 'Staff',
    step: 'Password forgotten',
    recipient: 'staff',
    compose: (site) =>
      composeResetEmail(`${site}/admin/accept-invite?reset=sample`, '2030-01-15T13:00:00.000Z'),
  },
  ...accountChanges.map(
    ([change, step]): Preview => ({
      name: `account-${change.replaceAll('_', '-')}`,
      purpose: 'Staff',
      step,
      recipient: 'staff',
      compose: (site) =>
        composeAccountEmail({
          change,
          detail: change.startsWith('passkey') ? 'Phone' : undefined,
          site,
          now: Date.UTC(2030, 0, 15, 12),
        }),
    }),
  ),
  ...orderStep('new'),
  ...orderStep('printed'),
  ...orderStep('shipped'),
  ...orderStep('delivered'),
  ...(['confirm', 'joined', 'free'] as const).map(
    (step): Preview => ({
      name: `waiting-list-${step}`,
      purpose: 'Waiting list',
      step: { confirm: 'Joined, address to confirm', joined: 'Joined', free: 'The nights are free' }[step],
      recipient: 'guest',
      compose: (site, stay = sampleStay('confirmed')) =>
        composeWaitingEmail(step, {
          ...{ lodgeSlug: stay.lodgeSlug, lodgeName: stay.lodgeName, stay, site },
          href: `${site}/lodge/${stay.lodgeSlug}`,
          leaveHref: `${site}/waiting-list/1?key=sample`,
        }),
    }),
  ),
  {
    name: 'booking-not-finished',
    purpose: 'Booking',
    step: 'Not finished, an hour later',
    recipient: 'guest',
    compose: (site, booking = sampleStay('confirmed')) =>
      composeUnfinished({
        stay: { booking, link: `${site}/lodge/${booking.lodgeSlug}` },
        optOutHref: `${site}/email-opt-out?email=grace%40example.com&key=sample`,
        lodge: { lodgeSlug: booking.lodgeSlug, lodgeName: booking.lodgeName },
        site,
      }),
  },
  {
    name: 'find-booking',
    purpose: 'Booking',
    step: 'The guest asks for the links',
    recipient: 'guest',
    compose: (site) =>
      composeFoundBookings(
        [{ ...sampleStay('confirmed'), href: `${site}/booking/SAMPLE2345?key=sample` }],
        site,
      ),
  },
  {
    name: 'question-confirm',
    purpose: 'Question',
    step: 'Asked, address to confirm',
    recipient: 'guest',
    compose: (site) =>
      composeQuestionConfirmation(`${site}/confirm-question?email=grace%40example.com&key=sample`),
  },
  {
    name: 'question-answer',
    purpose: 'Question',
    step: 'Answered',
    recipient: 'guest',
    compose: (site) =>
      composeAnswer({
        text: 'Yes, the lodge has a crib.',
        lodge: { slug: 'doge-lodge', name: 'DOGE Lodge' },
        site,
      }),
  },
  {
    name: 'badge-confirm',
    purpose: 'Badge',
    step: 'Day 1 badge created',
    recipient: 'guest',
    compose: (site) => composeConfirmationEmail(`${site}/confirm-email?email=grace%40example.com&key=sample`),
  },
]

type Sample = Omit<Preview, 'compose'> & Email

/** Leaves out steps that send nothing, and the emails that decision 054 lists without a preview. */
export function writeSamples(context: Pick<Context, 'config'>): Sample[] {
  const site = publicUrl(context.config)
  return previews.flatMap(({ compose, ...preview }) => {
    const email = compose(site)
    return email ? [{ ...preview, ...email }] : []
  })
}

/** Undefined for an unknown name and for a step that sends nothing. */
export function writeSample(
  context: Pick<Context, 'config'>,
  name: string,
  stay?: Booking,
): Email | undefined {
  const site = publicUrl(context.config)
  return previews.find((preview) => preview.name === name)?.compose(site, stay) ?? undefined
}

/** The owner's words replace ours where a template is edited. */
async function writeFinished(context: Context, samples: readonly Sample[]) {
  const finished = await finishEmails(context, samples, () => true)
  return finished.map(({ template: _template, ...sample }) => sample)
}

export async function listEmailPreviews(context: Context): Promise<EmailPreview[]> {
  requireAdmin(context)
  const samples = await writeFinished(context, writeSamples(context))
  return samples.map(({ html: _html, text: _text, ...preview }) => preview)
}

/** Fails with `not_found`. */
export async function readEmailPreview(context: Context, name: string) {
  requireAdmin(context)
  const samples = writeSamples(context).filter((email) => email.name === name)
  const [found] = await writeFinished(context, samples)
  if (!found) throw failure('not_found', 'There is no such email')
  return { ...found, html: withoutHost(context, found.html) }
}

/** The admin area may show pictures of its own host only. */
export const withoutHost = (context: Context, html: string): string =>
  html.replaceAll(`src="${publicUrl(context.config)}/`, 'src="/')
