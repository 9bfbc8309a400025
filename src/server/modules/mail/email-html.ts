import { type Block, type Inline, plainBlock } from '#contract/email-templates/template-text.ts'
import type { Outline } from './outline.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '')

/** The pictures in public/og are this wide in emails. */
const PICTURE = { width: 600, height: 315 }

/**
 * For mail programs that read styles. Others show the inline ones: light, at most 600 pixels, and readable
 * without pictures.
 */
const STYLES = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background:#0a0d16!important}
.card{background:#131826!important;border-color:#232a3b!important}
.text,.text h1{color:#f3ede2!important}
.quiet{color:#aab0bf!important}
.line{border-color:#2a3145!important}
}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.button a{display:block!important}}`

/** Tables and inline styles, because mail programs read little else. No tracking of any kind. */
export function emailHtml({ site, ...outline }: Outline & { site: string }): string {
  const { subject, paragraphs, facts, amounts = [], link, footer, lodge } = outline
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(subject)}</title><style>${STYLES}</style></head>
<body class="ground" style="margin:0;padding:0;background:#f4f1ea">
${preheader(toPlain(paragraphs[0] ?? ''))}
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f4f1ea"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background:#ffffff;border:1px solid #e5dfd2;border-radius:14px;overflow:hidden">
${lodge ? picture(site, lodge) : ''}
<tr><td class="pad text" style="padding:32px 40px 8px;border-top:4px solid ${safeAccent(lodge)};color:#1d1a16;font:16px/1.6 Georgia,'Times New Roman',serif">
<h1 style="margin:0 0 20px;font-size:26px;line-height:1.25;font-weight:500;color:#1d1a16">${escaped(subject)}</h1>
${paragraphs.map(paragraph).join('\n')}
${table(facts, false)}
${table(amounts, true)}
</td></tr>
<tr><td class="pad button" style="padding:8px 40px 36px"><a href="${escaped(link.href)}" style="display:inline-block;background:#e8893a;color:#241304;padding:13px 24px;border-radius:10px;text-decoration:none;text-align:center;font:600 16px/1.3 Arial,Helvetica,sans-serif">${escaped(link.label)}</a></td></tr>
</table>
<p class="quiet" style="margin:20px 0 0;color:#6b6459;font:14px/1.5 Georgia,'Times New Roman',serif">${footer ? `<a class="quiet" href="${escaped(footer.href)}" style="color:#6b6459">${escaped(footer.label)}</a><br>` : ''}<a class="quiet" href="${escaped(site)}" style="color:#6b6459">Crypto Lodge</a></p>
</td></tr></table>
</body></html>`
}

const safeAccent = (lodge: Outline['lodge']): string =>
  lodge?.accent && /^#[0-9a-f]{6}$/i.test(lodge.accent) ? lodge.accent : '#e8893a'

/** An inbox shows this line after the subject; the email itself hides it. */
const preheader = (text: string): string =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escaped(text.slice(0, 140))}</div>`

/**
 * Our own picture while the lodge shows it, else the owner's in its own shape. No picture of another site,
 * which would learn who reads the email.
 */
function picture(site: string, lodge: NonNullable<Outline['lodge']>): string {
  const { lodgeSlug, lodgeName, exteriorImage = defaultPicture(lodgeSlug) } = lodge
  if (!exteriorImage.startsWith('/')) return ''
  const isOurs = exteriorImage === defaultPicture(lodgeSlug)
  const source = `${site}${isOurs ? `/og/${lodgeSlug}.jpg` : exteriorImage}`
  const height = isOurs ? ` height="${PICTURE.height}"` : ''
  return `<tr><td><img src="${escaped(source)}" width="${PICTURE.width}"${height} alt="${escaped(lodgeName)}" style="display:block;width:100%;height:auto;border:0"></td></tr>`
}

const defaultPicture = (slug: string): string => `/pictures/${slug}/exterior.webp`

const toPlain = (part: string | Block): string => (typeof part === 'string' ? part : plainBlock(part))

function paragraph(part: string | Block): string {
  if (typeof part !== 'string' && part.kind === 'list') {
    const items = part.items.map((words) => `<li>${toHtml(words)}</li>`).join('')
    return `<ul style="margin:0 0 16px;padding-left:24px">${items}</ul>`
  }
  const words = typeof part === 'string' ? [{ text: part }] : part.words
  return `<p style="margin:0 0 16px">${toHtml(words)}</p>`
}

const toHtml = (words: readonly Inline[]): string =>
  words
    .map(({ text, isBold, href }) => {
      const shown = escaped(text).replaceAll('\n', '<br>')
      const bold = isBold ? `<strong>${shown}</strong>` : shown
      return href ? `<a href="${escaped(href)}" style="color:inherit">${bold}</a>` : bold
    })
    .join('')

function table(rows: readonly [string, string][], areAmounts: boolean): string {
  if (rows.length === 0) return ''
  const cells = rows.map(([name, value], index) => {
    const isTotal = areAmounts && index === rows.length - 1
    const weight = isTotal ? 'font-weight:700;' : ''
    const line = 'border-top:1px solid #e5dfd2;'
    return `<tr><td class="line ${isTotal ? '' : 'quiet'}" style="${line}padding:8px 16px 8px 0;vertical-align:top;${weight}${isTotal ? '' : 'color:#6b6459;'}">${escaped(name)}</td><td class="line" align="${areAmounts ? 'right' : 'left'}" style="${line}padding:8px 0;vertical-align:top;word-break:break-word;${weight}">${escaped(value)}</td></tr>`
  })
  return `<table role="presentation" class="text" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;color:#1d1a16;font:15px/1.5 Georgia,'Times New Roman',serif">${cells.join('')}</table>`
}
