/** The first `count` sentences of a text. A sentence ends with '.', '!' or '?' before a space and a capital letter. */
export function firstSentences(text: string, count: number): string {
  const [end] = [...text.matchAll(/[.!?]\s+(?=\p{Lu})/gu)].slice(count - 1)
  return end ? text.slice(0, end.index + 1) : text
}
