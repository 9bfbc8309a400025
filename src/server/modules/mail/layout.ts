import { emailHtml } from './email-html.ts'
import type { Outline } from './outline.ts'

export type { Outline } from './outline.ts'

/** An e-mail without its recipient. */
export type Email = { subject: string; text: string; html: string }

/** Every e-mail's subject, plain text and HTML. */
export function render(outline: Outline): Email {
  return { subject: outline.subject, text: asText(outline), html: asHtml(outline) }
}

/** The plain text form. */
export function asText({ paragraphs, facts, amounts = [], link }: Outline): string {
  const table = [...facts, ...amounts].map(([name, value]) => `${name}: ${value}`).join('\n')
  return [...paragraphs, ...(table ? [table] : []), `${link.label}:\n${link.href}`, 'Crypto Lodge'].join(
    '\n\n',
  )
}

/** The HTML form. */
export function asHtml(outline: Outline): string {
  return emailHtml({ site: new URL(outline.link.href).origin, ...outline })
}
