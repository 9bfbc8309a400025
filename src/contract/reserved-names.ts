import { withInvisible } from './trimmed.ts'

export const NAME_IS_RESERVED = 'This name is kept for the owners. Please choose another.'

/** Look-alikes of Latin letters: the Latin letter, then the characters that look like it. */
const lookAlikes: readonly (readonly [string, string])[] = [
  ['a', 'аαɑᴀΑ4@'],
  ['b', 'вьβʙΒ'],
  ['c', 'сϲᴄ'],
  ['d', 'ԁđᴅ'],
  ['e', 'еєεᴇΕ3€'],
  ['f', 'ꜰ'],
  ['g', 'ɡɢ'],
  ['h', 'һнʜΗ'],
  // l and i count as one letter, because 1 and | replace either.
  ['i', 'lіιıɪʟӏłΙ1|!'],
  ['k', 'кκᴋΚ'],
  ['m', 'мᴍΜ'],
  ['n', 'пηոɴΝ'],
  ['o', 'оοσօøᴏΟ0'],
  ['p', 'рρᴘΡ'],
  ['r', 'гʀ'],
  ['s', 'ѕꜱ5$'],
  ['t', 'тτᴛΤ7'],
  ['u', 'υցᴜ'],
  ['v', 'ѵνᴠ'],
  ['w', 'ԝѡшωᴡ'],
  ['x', 'хχ'],
  ['y', 'уγʏΥ'],
]

const latinOf = new Map(lookAlikes.flatMap(([latin, others]) => [...others].map((other) => [other, latin])))

/** Looks up the letter before folding its case: a Greek capital Nu looks like N, its small letter like v. */
function latin(letter: string): string {
  const lower = letter.toLowerCase()
  return latinOf.get(letter) ?? latinOf.get(lower) ?? lower
}

/** The words of a text in small Latin letters; 'LodgeOwner' is two. */
function wordsOf(text: string): string[] {
  const parted = text.replaceAll(/(\p{Ll})(\p{Lu}\p{Ll})/gu, '$1 $2')
  return [...parted]
    .map(latin)
    .join('')
    .split(/[^a-z]+/)
    .filter(Boolean)
}

const folded = (names: string): ReadonlySet<string> => new Set(names.split(' ').flatMap(wordsOf))

const reservedNames = folded(
  'theowner admins owners mod moderator moderators host thehost staff support ' +
    'cryptolodge cryptolodgeteam cryptolodgesupport cryptolodgestaff cryptolodgehost',
)
const reservedWords = folded('owner admin administrator')

/** True when a chat name could be mistaken for an owner's in any spelling. */
export function isReservedName(name: string): boolean {
  // An invisible character may read as a space or as nothing; a digit or sign may replace a letter or be added.
  const spellings = [withInvisible(name, ''), withInvisible(name, ' ')]
    .map((spelling) => spelling.normalize('NFKD').replaceAll(/\p{M}/gu, ''))
    .flatMap((spelling) => [spelling, spelling.replaceAll(/\P{L}/gu, ' ')])
  return spellings.some((spelling) => {
    const words = wordsOf(spelling)
    const whole = words.join('')
    return reservedNames.has(whole) || [whole, ...words].some((word) => reservedWords.has(word))
  })
}
