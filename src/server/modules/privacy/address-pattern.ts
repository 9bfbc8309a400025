/** Characters of the part before the @; an apostrophe after one of them belongs to the address, others are quotation marks. */
const LOCAL = 'a-z0-9._%+-'
/** JSON writes a line break as a backslash and a letter, which is no part of the address after it. */
const ESCAPE = '(?<=\\\\[bfnrt])'

/**
 * A regular expression of PostgreSQL, to be matched without case, for a whole e-mail address in a text: it finds ann@example.com in
 * neither joann@example.com nor ann@example.com.au, but before the full stop of a sentence.
 */
export function addressPattern(email: string): string {
  const literal = email.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  return `(?:(?<![${LOCAL}]|[${LOCAL}]')|${ESCAPE})${literal}(?![a-z0-9-]|\\.[a-z0-9])`
}
