import type { Booking } from '#contract/bookings/bookings.ts'
import { formatParty } from '#contract/bookings/format-party.ts'
import { formatDate, formatStay } from '#contract/platform/dates.ts'
import { formatCents, formatDecimal } from '#contract/platform/money.ts'
import { differenceInWords } from '#contract/platform/price-difference.ts'
import type { Context } from '#server/platform/context.ts'
import type { TemplateName } from './guest-templates.ts'
import { type Email, render } from './layout.ts'
import type { LodgeLook } from './outline.ts'
import { queueForBoth } from './queue-for-both.ts'
import { renderTemplate } from './render-template.ts'
import { overpaidInWords } from './staff-change-email.ts'
import { listAmounts, listStayFacts } from './stay-facts.ts'

export type ChangeStep = 'change_requested' | 'change_withdrawn' | 'change_declined' | 'changed'

export type ChangeOccasion = LodgeLook & {
  /** Still has the change request, unless the step is `changed`. */
  booking: Booking
  step: ChangeStep
  link: string
  site: string
  /** Cents that go back to the guest's card. */
  givesBack?: number
  /** Cents above the changed price that were not paid by card. */
  overpaidCents?: number
}

type Fact = [string, string]

function requestedFacts({ changeRequest }: Booking): Fact[] {
  if (!changeRequest) return []
  const { checkIn, checkOut, totalCents, differenceCents } = changeRequest
  return [
    ['Requested check-in', formatDate(checkIn)],
    ['Requested check-out', formatDate(checkOut)],
    ['Requested guests', formatParty(changeRequest)],
    ['Requested price', `${formatCents(totalCents)}, ${differenceInWords(differenceCents)}`],
  ]
}

function writeAnswer({ changeAnswer }: Booking): string[] {
  if (!changeAnswer) return []
  const { reason, offer } = changeAnswer
  return [
    ...(reason ? [`The owner writes: ${reason}`] : []),
    ...(offer ? [`What is free instead: ${offer.lodgeName}, ${formatStay(offer)}.`] : []),
  ]
}

/** Empty when nothing goes back. */
function writeMoney({ givesBack, overpaidCents }: ChangeOccasion): string {
  return [
    ...(givesBack ? [`${formatDecimal(givesBack / 100)} goes back the way it was paid.`] : []),
    ...(overpaidCents ? [overpaidInWords(overpaidCents)] : []),
  ].join(' ')
}

const guestTemplate: Record<ChangeStep, TemplateName | null> = {
  change_requested: 'change-requested-guest',
  change_withdrawn: null,
  change_declined: 'change-declined-guest',
  changed: 'changed-guest',
}

const toLodge = ({ booking: { lodgeSlug, lodgeName }, accent, exteriorImage }: ChangeOccasion) => ({
  lodgeSlug,
  lodgeName,
  accent,
  exteriorImage,
})

export function composeGuestChangeEmail(occasion: ChangeOccasion): Email | null {
  const name = guestTemplate[occasion.step]
  if (!name) return null
  const { booking, link, site } = occasion
  return renderTemplate({
    name,
    values: {
      answerSentence: writeAnswer(booking).join(' '),
      moneySentence: writeMoney(occasion) || 'What is due, if anything, is on its page.',
    },
    stay: { booking, link },
    layout: {
      facts: [...listStayFacts(booking), ...requestedFacts(booking)],
      amounts: listAmounts(booking),
      link: { label: 'See your booking', href: link },
      lodge: toLodge(occasion),
      site,
    },
  })
}

export function composeOwnerChangeEmail(occasion: ChangeOccasion): Email | null {
  const { booking, step, site } = occasion
  if (step !== 'change_requested' && step !== 'change_withdrawn') return null
  const isNew = step === 'change_requested'
  const { guestName, reference, lodgeName, changeRequest } = booking
  return render({
    subject: `${isNew ? 'Change requested' : 'Change request withdrawn'}: ${reference}, ${lodgeName}`,
    paragraphs: isNew
      ? [
          `${guestName} would like to change this stay. It keeps its nights and price until you answer.`,
          ...(changeRequest?.note ? [`Note: ${changeRequest.note}`] : []),
        ]
      : [`${guestName} no longer wants the change below. The stay remains as it is.`],
    facts: [...listStayFacts(booking), ...requestedFacts(booking)],
    amounts: listAmounts(booking),
    link: { label: 'Open the admin area', href: `${site}/admin/bookings` },
    lodge: toLodge(occasion),
    site,
  })
}

export const queueChangeEmails = (context: Context, about: Omit<ChangeOccasion, 'site' | keyof LodgeLook>) =>
  queueForBoth(context, about, { guest: composeGuestChangeEmail, owner: composeOwnerChangeEmail })
