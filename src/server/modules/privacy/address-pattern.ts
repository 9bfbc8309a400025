/**
 * Characters of an address before the @. An apostrophe after one of them belongs to the address; others are
 * quotation marks.
 */
const LOCAL = 'a-z0-9._%+-'
/** JSON writes a line break as a backslash and a letter. The letter is no part of the address after it. */
const ESCAPE = '(?<=\\\\[bfnrt])'

/**
 * A PostgreSQL pattern for a whole address in a text, to match case-insensitively. ann@example.com matches
 * before a sentence's full stop, but not in joann@example.com or ann@example.com.au.
 */
export function addressPattern(email: string): string {
  const literal = email.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  return `(?:(?<![${LOCAL}]|[${LOCAL}]')|${ESCAPE})${literal}(?![a-z0-9-]|\\.[a-z0-9])`
}
