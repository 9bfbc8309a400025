import { formatDate, type Stay } from '#contract/platform/dates.ts'
import type { Email } from '../mail/layout.ts'
import type { LodgeLook } from '../mail/outline.ts'
import { renderTemplate } from '../mail/render-template.ts'

export type WaitingEmail = LodgeLook & {
  lodgeSlug: string
  lodgeName: string
  stay: Stay
  /** Where the email's button leads. */
  href: string
  leaveHref: string
  site: string
}

type Step = 'confirm' | 'joined' | 'free'

const labels: Record<Step, string> = {
  confirm: 'Confirm my address',
  joined: 'See the lodge',
  free: 'Book these nights',
}

/** Repeats nothing that was typed. */
export function composeWaitingEmail(step: Step, about: WaitingEmail): Email {
  const { lodgeSlug, lodgeName, stay, href, leaveHref, site, accent, exteriorImage } = about
  const checkIn = formatDate(stay.checkIn)
  const checkOut = formatDate(stay.checkOut)
  return renderTemplate({
    name: `waiting-list-${step}`,
    values: { lodgeName, checkIn, checkOut, link: href },
    layout: {
      facts: [
        ['Lodge', lodgeName],
        ['Check-in', checkIn],
        ['Check-out', checkOut],
      ],
      link: { label: labels[step], href },
      footer: { label: 'Leave the waiting list', href: leaveHref },
      lodge: { lodgeSlug, lodgeName, accent, exteriorImage },
      site,
    },
  })
}
