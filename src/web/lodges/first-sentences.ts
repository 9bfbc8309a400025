/** The first `count` sentences of a text. A sentence ends with '.', '!' or '?' before a space and a capital letter. */
export function firstSentences(text: string, count: number): string {
  const ends = [...text.matchAll(/[.!?](?=\s+\p{Lu})/gu)]
  return text.slice(0, (ends[count - 1]?.index ?? text.length) + 1)
}
