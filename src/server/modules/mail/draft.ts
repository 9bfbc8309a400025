import type { Booking } from '#contract/bookings/bookings.ts'
import type { FieldValues } from '#contract/email-templates/template-text.ts'
import type { TemplateName } from './guest-templates.ts'
import type { Outline } from './outline.ts'

export type Layout = Omit<Outline, 'subject' | 'paragraphs'>

export type StaySource = { booking: Booking; link: string }

/** The outbox writes the email from this when the owner's words replace ours. */
export type Draft = {
  name: TemplateName
  /** The fields of this email only; those of every stay come from `stay`. */
  values: FieldValues
  stay?: StaySource
  layout: Layout
}
