import { type FieldValues, fillBlocks, fillLine } from '#contract/email-templates/template-text.ts'
import type { Draft, Layout } from './draft.ts'
import { guestTemplates, type Template } from './guest-templates.ts'
import { type Email, render } from './layout.ts'
import { stayValues } from './stay-values.ts'

export function renderWords({ subject, text }: Template, values: FieldValues, layout: Layout): Email {
  return render({ subject: fillLine(subject, values), paragraphs: fillBlocks(text, values), ...layout })
}

/** Keeps the draft, from which the outbox writes the email in the owner's words. */
export function renderTemplate(draft: Draft): Email {
  const values = { ...(draft.stay && stayValues(draft.stay)), ...draft.values }
  return { ...renderWords(guestTemplates[draft.name], values, draft.layout), draft }
}
