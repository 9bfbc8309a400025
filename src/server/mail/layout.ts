import type { Outline } from './emails.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '')

/** The letter for programs that show text. */
export function asText({ paragraphs, facts, link }: Outline): string {
  const table = facts.map(([name, value]) => `${name}: ${value}`).join('\n')
  return [...paragraphs, ...(table ? [table] : []), `${link.label}:\n${link.href}`, 'Crypto Lodge'].join(
    '\n\n',
  )
}

/** The same letter as HTML; mail programs know only styles written on the elements. */
export function asHtml({ subject, paragraphs, facts, link }: Outline): string {
  const rows = facts
    .map(
      ([name, value]) =>
        `<tr><td style="padding:6px 24px 6px 0;color:#6b6459">${escaped(name)}</td><td style="padding:6px 0">${escaped(value)}</td></tr>`,
    )
    .join('')
  const body = paragraphs
    .map((text) => `<p style="margin:0 0 16px">${escaped(text).replaceAll('\n', '<br>')}</p>`)
    .join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:#f4f1ea;color:#1d1a16;font:16px/1.6 Georgia,serif">
<div style="max-width:560px;margin:0 auto;padding:40px 24px">
<h1 style="font-size:26px;line-height:1.25;font-weight:500;margin:0 0 24px">${escaped(subject)}</h1>
${body}
<table role="presentation" style="border-collapse:collapse;margin:0 0 28px">${rows}</table>
<p style="margin:0 0 40px"><a href="${escaped(link.href)}" style="display:inline-block;background:#e8893a;color:#241304;padding:12px 22px;border-radius:10px;text-decoration:none">${escaped(link.label)}</a></p>
<p style="margin:0;color:#6b6459;font-size:14px">Crypto Lodge</p>
</div></body></html>`
}
