export const WHOLE_NUMBER = /^[+-]?\d{1,15}$/

/** The number of a text of digits; NaN for any other text, such as `1e3` or `12.5`. */
export function parseWholeNumber(text: string): number {
  return WHOLE_NUMBER.test(text.trim()) ? Number(text) : Number.NaN
}
