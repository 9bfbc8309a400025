import type { BookingWithMoney } from '#contract/bookings/bookings.ts'
import { extraInWords } from '#contract/extras/extra-price.ts'
import type { ExtraOrder } from '#contract/extras/order-extras.ts'
import { formatCents } from '#contract/platform/money.ts'
import type { Context } from '#server/platform/context.ts'
import { type Email, render } from './layout.ts'
import type { LodgeLook } from './outline.ts'
import { queueForBoth } from './queue-for-both.ts'
import { listAmounts, listStayFacts } from './stay-facts.ts'

export type ExtraStep = 'extras_ordered' | 'extra_withdrawn' | 'extra_confirmed' | 'extra_declined'

export type ExtraOccasion = LodgeLook & {
  booking: BookingWithMoney
  step: ExtraStep
  orders: readonly ExtraOrder[]
  link: string
  site: string
}

const listNames = (orders: readonly ExtraOrder[]): string => orders.map(extraInWords).join(', ')

const waits = ({ status }: ExtraOrder): boolean => status === 'requested'

const dueInWords = ({ booking: { money } }: ExtraOccasion): string =>
  money.dueNowCents > 0
    ? ` ${formatCents(money.dueNowCents)} is due now: pay it on the page of your stay.`
    : ''

function orderedWords(occasion: ExtraOccasion): string {
  const { orders } = occasion
  const waiting = orders.filter(waits)
  const ordered = orders.filter((order) => !waits(order))
  return [
    ...(ordered.length > 0 ? [`You have ordered ${listNames(ordered)}.${dueInWords(occasion)}`] : []),
    ...(waiting.length > 0
      ? [`${listNames(waiting)}: the owner answers soon. Until then it costs nothing.`]
      : []),
  ].join(' ')
}

const guestWords: Record<ExtraStep, (occasion: ExtraOccasion) => { subject: string; text: string } | null> = {
  extras_ordered: (occasion) => ({
    subject: `Your extras at ${occasion.booking.lodgeName}`,
    text: orderedWords(occasion),
  }),
  extra_withdrawn: () => null,
  extra_confirmed: (occasion) => ({
    subject: `Confirmed: ${listNames(occasion.orders)}`,
    text: `The owner has confirmed ${listNames(occasion.orders)} for your stay.${dueInWords(occasion)}`,
  }),
  extra_declined: ({ orders }) => ({
    subject: `Not possible: ${listNames(orders)}`,
    text: `We are sorry: ${listNames(orders)} is not possible for your stay. It costs you nothing.`,
  }),
}

const lodgeLook = ({ booking: { lodgeSlug, lodgeName }, accent, exteriorImage }: ExtraOccasion) => ({
  ...{ lodgeSlug, lodgeName, accent, exteriorImage },
})

export function composeGuestExtraEmail(occasion: ExtraOccasion): Email | null {
  const words = guestWords[occasion.step](occasion)
  if (!words) return null
  return render({
    subject: words.subject,
    paragraphs: [words.text],
    facts: listStayFacts(occasion.booking),
    amounts: listAmounts(occasion.booking),
    link: { label: 'See your booking', href: occasion.link },
    lodge: lodgeLook(occasion),
    site: occasion.site,
  })
}

export function composeOwnerExtraEmail(occasion: ExtraOccasion): Email | null {
  const { booking, step, orders, site } = occasion
  if (step !== 'extras_ordered' && step !== 'extra_withdrawn') return null
  const { guestName, reference, lodgeName } = booking
  const isNew = step === 'extras_ordered'
  const waiting = orders.filter(waits)
  return render({
    subject: `${isNew ? 'Extras ordered' : 'Extra withdrawn'}: ${reference}, ${lodgeName}`,
    paragraphs: [
      `${guestName} ${isNew ? 'has ordered' : 'no longer wants'} ${listNames(orders)}.`,
      ...(isNew && waiting.length > 0 ? [`${listNames(waiting)} waits for your answer.`] : []),
    ],
    facts: listStayFacts(booking),
    amounts: listAmounts(booking),
    link: { label: 'Open the admin area', href: `${site}/admin/bookings` },
    lodge: lodgeLook(occasion),
    site,
  })
}

export const queueExtraEmails = (context: Context, about: Omit<ExtraOccasion, 'site' | keyof LodgeLook>) =>
  queueForBoth(context, about, { guest: composeGuestExtraEmail, owner: composeOwnerExtraEmail })
