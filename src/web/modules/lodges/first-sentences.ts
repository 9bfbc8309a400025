/** The first two sentences of a text. A sentence ends with '.', '!' or '?' before a space and a capital letter. */
export const firstSentences = (text: string): string =>
  /^(.*?[.!?](?=\s+\p{Lu})){2}/su.exec(text)?.[0] ?? text
