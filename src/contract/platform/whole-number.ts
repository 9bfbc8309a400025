export const WHOLE_NUMBER = /^[+-]?\d{1,15}$/

export function parseWholeNumber(text: string): number {
  return WHOLE_NUMBER.test(text.trim()) ? Number(text) : Number.NaN
}
