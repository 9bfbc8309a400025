import { FactName } from '#contract/legal/legal.ts'
import type { Facts } from './operator.ts'

/** One or more facts between commas: ', {name}, {address},'. */
const APPOSITION = /((?:, \{\w+\})+)(,?)/g
const SENTENCE_END = /(?<=[.!?:;]) +/

/**
 * Replaces `{name}` by its fact; an unknown name stays. A missing fact between commas is left out. Elsewhere
 * its whole sentence is left out, and so is a heading without a text below it.
 */
export function fillFacts(text: string, facts: Facts): string {
  const isMissing = (name: string) => {
    const fact = FactName.safeParse(name)
    return fact.success && !facts[fact.data]
  }
  const needsMissing = (part: string) =>
    [...part.matchAll(/\{(\w+)\}/g)].some(([, name = '']) => isMissing(name))
  const fillLine = (line: string) => {
    const kept = line
      .replace(APPOSITION, (_whole, names: string, comma: string) => {
        const stated = names.split(', ').filter((name) => name !== '' && !needsMissing(name))
        return stated.length === 0 ? '' : `, ${stated.join(', ')}${comma}`
      })
      .split(SENTENCE_END)
      .filter((sentence) => !needsMissing(sentence))
      .join(' ')
    return kept.replace(/\{(\w+)\}/g, (whole, name: string) => facts[name as FactName] ?? whole)
  }
  const blocks = text.split(/\n{2,}/).flatMap((block) => {
    const lines = block
      .split('\n')
      .map(fillLine)
      .filter((line) => line.trim() !== '' && line.trim() !== '-')
    return lines.length === 0 ? [] : [lines.join('\n')]
  })
  const isHeading = (block: string | undefined) => block?.startsWith('## ') && !block.includes('\n')
  return blocks
    .filter(
      (block, index) => !isHeading(block) || (index + 1 < blocks.length && !isHeading(blocks[index + 1])),
    )
    .join('\n\n')
}
