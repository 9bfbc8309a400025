export type Inline = { text: string; isBold?: boolean; href?: string }

export type Block = { kind: 'paragraph'; words: Inline[] } | { kind: 'list'; items: Inline[][] }

/** A field that does not apply is empty. */
export type FieldValues = Readonly<Record<string, string>>

const FIELD = /\{\{\s*([^{}]*?)\s*\}\}/g
const ONLY_A_FIELD = /^\{\{\s*([^{}]*?)\s*\}\}$/
/** Bold words, a link with its own words, a field, or a bare address. */
const MARKED =
  /\*\*(.+?)\*\*|\[([^\]\n]+)\]\(([^\s()]+)\)|\{\{\s*([^{}]*?)\s*\}\}|(https?:\/\/[^\s<>()*[\]]*[^\s<>()*[\].,;:!?'"])/g
const LINK = /^(https?:\/\/|mailto:)[^\s]+$/i

export function fillLine(text: string, values: FieldValues): string {
  return fillFields(withoutEmpty(text, values), values).replaceAll(/\s+/g, ' ').trim()
}

export function fillText(text: string, values: FieldValues): string {
  return fillFields(withoutEmpty(text, values), values)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** A field's value is never read as markup. */
export function fillBlocks(text: string, values: FieldValues): Block[] {
  return withoutEmpty(text.replaceAll(/\r\n?/g, '\n'), values)
    .split(/\n[^\S\n]*\n\s*/)
    .flatMap((part) => toBlocks(part.trim(), values))
}

export function plainBlock(block: Block): string {
  if (block.kind === 'paragraph') return plainWords(block.words)
  return block.items.map((words) => `- ${plainWords(words)}`).join('\n')
}

const plainWords = (words: readonly Inline[]): string =>
  words.map(({ text, href }) => (href && href !== text ? `${text} (${href})` : text)).join('')

export function unknownFields(
  text: string,
  known: readonly string[],
): { name: string; nearest: string | undefined }[] {
  const named = new Set([...text.matchAll(FIELD)].map(([, name = '']) => name))
  return [...named]
    .filter((name) => !known.includes(name))
    .map((name) => ({ name, nearest: findNearest(name, known) }))
}

const fillFields = (text: string, values: FieldValues): string =>
  text.replaceAll(FIELD, (_field, name: string) => values[name] ?? '')

/** Removes each empty field with the space before it, and list lines that this leaves empty. */
function withoutEmpty(text: string, values: FieldValues): string {
  const isEmpty = (name: string) => (values[name] ?? '').trim() === ''
  return text
    .split('\n')
    .flatMap((line) => {
      const rest = line
        .replaceAll(/[^\S\n]*\{\{\s*([^{}]*?)\s*\}\}/g, (field, name: string) => (isEmpty(name) ? '' : field))
        .replaceAll('****', '')
      const hasLost = rest !== line
      return hasLost && /^\s*-?\s*$/.test(rest) ? (line.trim().startsWith('-') ? [] : ['']) : [rest]
    })
    .join('\n')
}

function toBlocks(part: string, values: FieldValues): Block[] {
  if (part === '') return []
  const whole = ONLY_A_FIELD.exec(part)?.[1]
  if (whole !== undefined && !isLinkField(whole)) return toParagraphs(values[whole] ?? '')
  const blocks: Block[] = []
  for (const line of part.split('\n')) {
    const item = /^\s*- +(.*)$/.exec(line)?.[1]
    const last = blocks.at(-1)
    if (item !== undefined) {
      if (last?.kind === 'list') last.items.push(toWords(item, values))
      else blocks.push({ kind: 'list', items: [toWords(item, values)] })
    } else if (last?.kind === 'paragraph') last.words.push({ text: '\n' }, ...toWords(line.trim(), values))
    else blocks.push({ kind: 'paragraph', words: toWords(line.trim(), values) })
  }
  return blocks
}

/** A field may stand for several paragraphs, such as a message. */
const toParagraphs = (value: string): Block[] =>
  value
    .split(/\n{2,}/)
    .filter((text) => text.trim() !== '')
    .map((text) => ({ kind: 'paragraph', words: [{ text }] }))

const isLinkField = (name: string): boolean => name === 'link' || name.endsWith('Link')

function toWords(line: string, values: FieldValues): Inline[] {
  const words: Inline[] = []
  let end = 0
  for (const match of line.matchAll(MARKED)) {
    const [all, bold, label, target, field, address] = match
    if (match.index > end) words.push({ text: line.slice(end, match.index) })
    end = match.index + all.length
    if (bold !== undefined) words.push(...toWords(bold, values).map((word) => ({ ...word, isBold: true })))
    else if (label !== undefined)
      words.push(toLink(fillFields(label, values), fillFields(target ?? '', values)))
    else if (field !== undefined) words.push(toFieldWords(field, values))
    else if (address !== undefined) words.push({ text: address, href: address })
  }
  if (end < line.length) words.push({ text: line.slice(end) })
  return words
}

const toLink = (text: string, href: string): Inline =>
  LINK.test(href) ? { text, href } : { text: `${text} (${href})` }

function toFieldWords(name: string, values: FieldValues): Inline {
  const text = values[name] ?? ''
  return isLinkField(name) && LINK.test(text) ? { text, href: text } : { text }
}

function findNearest(name: string, known: readonly string[]): string | undefined {
  const lower = name.toLowerCase()
  const distances = known.map((other) => ({ other, distance: countEdits(lower, other.toLowerCase()) }))
  return distances.sort((a, b) => a.distance - b.distance)[0]?.other
}

/** Levenshtein distance. */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let line = 1; line <= from.length; line += 1) {
    const next = [line]
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[line - 1] === to[column - 1]
      const above = row[column] ?? 0
      const before = next[column - 1] ?? 0
      next.push(Math.min(above + 1, before + 1, (row[column - 1] ?? 0) + (isSame ? 0 : 1)))
    }
    row = next
  }
  return row[to.length] ?? 0
}
