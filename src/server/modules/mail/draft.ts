import type { Booking } from '#contract/bookings/bookings.ts'
import type { FieldValues } from '#contract/email-templates/template-text.ts'
import type { TemplateName } from './guest-templates.ts'
import type { Outline } from './outline.ts'

/** What an email has around its words: facts, amounts, button and lodge. */
export type Layout = Omit<Outline, 'subject' | 'paragraphs'>

/** A stay that a template is filled from. */
export type StaySource = { booking: Booking; link: string }

/** What an email to a guest is written from, so that the owner's words can take the place of ours. */
export type Draft = {
  name: TemplateName
  /** The fields of this email; those of every stay follow from `stay`. */
  values: FieldValues
  stay?: StaySource
  layout: Layout
}
