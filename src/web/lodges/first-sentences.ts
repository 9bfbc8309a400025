/** The first `count` sentences of a text. A sentence ends with '.', '!' or '?' before a space and a capital letter. */
export function firstSentences(text: string, count: number): string {
  return text
    .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
    .slice(0, count)
    .join(' ')
}
