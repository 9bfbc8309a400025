import { plainBlock } from '#contract/email-templates/template-text.ts'
import type { Draft } from './draft.ts'
import { emailHtml } from './email-html.ts'
import type { Outline } from './outline.ts'

export type { Outline } from './outline.ts'

export type Email = { subject: string; text: string; html: string; draft?: Draft }

export function render(outline: Outline): Email {
  return { subject: outline.subject, text: asText(outline), html: asHtml(outline) }
}

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

export function asHtml(outline: Outline): string {
  return emailHtml({ site: new URL(outline.link.href).origin, ...outline })
}
