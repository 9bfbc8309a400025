import bidiFactory from 'bidi-js'
import { arabic, bold, type Font, fallbacks, regular } from './fonts.ts'

/** One visible letter in the first font that has it. `font` is null when it is never drawn. */
type Cluster = { text: string; start: number; font: Font | null }

/** Text in one font and direction, in the order in which fontkit takes it. */
export type Run = { text: string; font: Font; isRightToLeft: boolean }

/** `text` is in spoken order, `runs` are in visual order. */
export type Line = { text: string; runs: Run[]; width: number }

export type Measure = (run: Run) => number

const bidi = bidiFactory()
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const words = new Intl.Segmenter('en', { granularity: 'word' })

const directionMark = /[\u202A-\u202E\u2066-\u2069]/g
const changesDirection = /^[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]$/
/** Joiners shape letters. The other ignorable characters choose among pictures that no font has. */
const ignorable = /(?![\u200C\u200D])[\p{Default_Ignorable_Code_Point}\p{Cc}]/u
/** fontkit lays a text out from right to left when its first letter is of one of these scripts. */
const rightToLeft =
  /^[\p{sc=Common}\p{sc=Inherited}]*[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/u

/** Keeps typed text from changing the order of the words around it (UAX 9, FSI and PDI). */
export const isolate = (text: string): string => `\u2068${text.replaceAll(directionMark, '')}\u2069`

function toCluster(grapheme: string, allFonts: readonly Font[]): Omit<Cluster, 'start'> {
  const fonts = /\p{sc=Arabic}/u.test(grapheme) ? [arabic, ...allFonts] : allFonts
  const letters = [...grapheme].filter((letter) => !ignorable.test(letter))
  const visible = letters.filter((letter) => !/[\u200C\u200D]/.test(letter))
  const draws = (font: Font, letter: string) => font.hasGlyph(letter.codePointAt(0) ?? 0)
  const whole = fonts.find((font) => visible.every((letter) => draws(font, letter)))
  if (visible.length === 0) return { text: changesDirection.test(grapheme) ? grapheme : '', font: null }
  if (whole) return { text: letters.join(''), font: whole }
  // An accent that its letter's font lacks is left out.
  const first = visible.find((letter) => fonts.some((font) => draws(font, letter)))
  const font = fonts.find((font) => first !== undefined && draws(font, first))
  if (font) return { text: visible.filter((letter) => draws(font, letter)).join(''), font }
  return /[\p{L}\p{N}]/u.test(grapheme) ? { text: '?', font: regular } : { text: '', font: null }
}

/**
 * Leaves out what no font draws, such as most emoji. A letter of an unknown script becomes a question mark.
 */
export function printable(text: string): string {
  return toClusters(text, [regular, ...fallbacks])
    .map((cluster) => cluster.text)
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}

function toClusters(text: string, fonts: readonly Font[]): Cluster[] {
  const clusters: Cluster[] = []
  let start = 0
  for (const { segment } of graphemes.segment(text.normalize('NFC').replaceAll(/\s+/g, ' '))) {
    const cluster = { ...toCluster(segment, fonts), start }
    clusters.push(cluster)
    start += cluster.text.length
  }
  return clusters
}

/**
 * Breaks a text of any scripts into lines, and each line into runs from left to right (UAX 9). `width` is in
 * points.
 */
export function layOut(
  text: string,
  { width, isBold }: { width: number; isBold: boolean },
  measure: Measure,
): Line[] {
  const clusters = toClusters(text, [isBold ? bold : regular, ...fallbacks])
  const whole = clusters.map((cluster) => cluster.text).join('')
  const { levels } = bidi.getEmbeddingLevels(whole, 'ltr')
  const toLine = (part: readonly Cluster[]): Line => {
    const runs = toRuns(part, levels)
    const text = part.map((cluster) => (cluster.font ? cluster.text : '')).join('')
    return { text, runs, width: runs.reduce((sum, run) => sum + measure(run), 0) }
  }
  return breakLines(clusters, whole, (part) => toLine(part).width <= width).map(toLine)
}

function breakLines(
  clusters: readonly Cluster[],
  whole: string,
  fits: (part: readonly Cluster[]) => boolean,
): Cluster[][] {
  if (fits(withoutSpaces(clusters))) return [withoutSpaces(clusters)]
  const lines: Cluster[][] = []
  let line: Cluster[] = []
  const add = (part: readonly Cluster[]) => {
    if (line.length > 0 && !fits(withoutSpaces([...line, ...part]))) {
      lines.push(withoutSpaces(line))
      line = []
    }
    line.push(...part)
  }
  for (const word of toWords(clusters, whole)) {
    if (fits(withoutSpaces(word))) add(word)
    // A word wider than a line is broken anywhere.
    else for (const cluster of word) add([cluster])
  }
  return [...lines, withoutSpaces(line)]
}

function toWords(clusters: readonly Cluster[], whole: string): Cluster[][] {
  const breaks = placesToBreak(whole)
  const parts: Cluster[][] = [[]]
  for (const cluster of clusters) {
    if (breaks.has(cluster.start)) parts.push([])
    parts.at(-1)?.push(cluster)
  }
  return parts
}

function withoutSpaces(part: readonly Cluster[]): Cluster[] {
  return part.slice(0, part.findLastIndex(({ text }) => text !== ' ') + 1)
}

/** Includes words that no space parts from the word before, as in Thai and Chinese. */
function placesToBreak(text: string): Set<number> {
  const places = new Set<number>()
  let isAfterWord = false
  let isAfterSpace = false
  for (const { segment, index, isWordLike = false } of words.segment(text)) {
    if (segment !== ' ' && (isAfterSpace || (isAfterWord && isWordLike))) places.add(index)
    isAfterSpace = segment === ' '
    isAfterWord = isWordLike
  }
  return places
}

type LevelRun = { level: number; font: Font; clusters: string[] }

function toRuns(part: readonly Cluster[], levels: Uint8Array): Run[] {
  const runs: LevelRun[] = []
  for (const { text, start, font } of part) {
    if (!font) continue
    const level = levels[start] ?? 0
    const last = runs.at(-1)
    if (last?.level === level && last.font === font) last.clusters.push(text)
    else runs.push({ level, font, clusters: [text] })
  }
  return inVisualOrder(runs).map(({ level, font, clusters }) => ({
    text: toShape(clusters, level),
    font,
    isRightToLeft: level % 2 === 1,
  }))
}

/**
 * UAX 9, rule L2: from the highest level to the lowest odd one, reverses each sequence of that level or
 * higher.
 */
function inVisualOrder(runs: readonly LevelRun[]): LevelRun[] {
  const ordered = [...runs]
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--)
    for (let begin = 0; begin < ordered.length; begin++) {
      let end = begin
      while ((ordered[end]?.level ?? -1) >= level) end++
      if (end > begin) ordered.splice(begin, end - begin, ...ordered.slice(begin, end).reverse())
      begin = end
    }
  return ordered
}

/**
 * UAX 9, rule L4, mirrors brackets. fontkit turns right-to-left letters itself, but neither brackets nor
 * digits.
 */
function toShape(clusters: readonly string[], level: number): string {
  const isOdd = level % 2 === 1
  const mirrored = isOdd ? clusters.map((text) => bidi.getMirroredCharacter(text) ?? text) : clusters
  const text = mirrored.join('')
  return rightToLeft.test(text) === isOdd ? text : mirrored.toReversed().join('')
}
