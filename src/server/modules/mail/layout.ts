import { plainBlock } from '#contract/email-templates/template-text.ts'
import type { Draft } from './draft.ts'
import { emailHtml } from './email-html.ts'
import type { Outline } from './outline.ts'

export type { Outline } from './outline.ts'

/** An e-mail without its recipient; one to a guest with what it was written from. */
export type Email = { subject: string; text: string; html: string; draft?: Draft }

/** Every e-mail's subject, plain text and HTML. */
export function render(outline: Outline): Email {
  return { subject: outline.subject, text: asText(outline), html: asHtml(outline) }
}

/** The plain text form. */
export function asText({ paragraphs, facts, amounts = [], link, footer }: Outline): string {
  const table = [...facts, ...amounts].map(([name, value]) => `${name}: ${value}`).join('\n')
  return [
    ...paragraphs.map((part) => (typeof part === 'string' ? part : plainBlock(part))),
    ...(table ? [table] : []),
    `${link.label}:\n${link.href}`,
    ...(footer ? [`${footer.label}:\n${footer.href}`] : []),
    'Crypto Lodge',
  ].join('\n\n')
}

/** The HTML form. */
export function asHtml(outline: Outline): string {
  return emailHtml({ site: new URL(outline.link.href).origin, ...outline })
}
