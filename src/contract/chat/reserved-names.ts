import { withInvisible } from '../platform/trimmed.ts'

export const NAME_IS_RESERVED = 'This name is kept for the owners. Please choose another.'

/** A Latin letter and the characters that look like it. l and i are one, because 1 and | replace either. */
const lookAlikes =
  'aаαɑᴀΑ4@ bвьβʙΒ cсϲᴄ dԁđᴅ eеєεᴇΕ3€ fꜰ gɡɢ hһнʜΗ ilіιıɪʟӏłΙ1|! kкκᴋΚ mмᴍΜ nпηոɴΝ ' +
  'oоοσօøᴏΟ0 pрρᴘΡ rгʀ sѕꜱ5$ tтτᴛΤ7 uυցᴜ vѵνᴠ wԝѡшωᴡ xхχ yуγʏΥ'

const latinByLookAlike = new Map(
  lookAlikes.split(' ').flatMap(([latin = '', ...others]) => others.map((other) => [other, latin])),
)

/**
 * The letter is looked up before its case is folded: a Greek capital Nu looks like N, its small letter like
 * v.
 */
function latin(letter: string): string {
  const lower = letter.toLowerCase()
  return latinByLookAlike.get(letter) ?? latinByLookAlike.get(lower) ?? lower
}

/** 'LodgeOwner' is two words. */
function splitWords(text: string): string[] {
  const parted = text.replaceAll(/(\p{Ll})(\p{Lu}\p{Ll})/gu, '$1 $2')
  return [...parted]
    .map(latin)
    .join('')
    .split(/[^a-z]+/)
    .filter(Boolean)
}

const folded = (names: string): ReadonlySet<string> => new Set(names.split(' ').flatMap(splitWords))

const reservedNames = folded(
  'theowner admins owners mod moderator moderators host thehost staff support ' +
    'cryptolodge cryptolodgeteam cryptolodgesupport cryptolodgestaff cryptolodgehost',
)
const reservedWords = folded('owner admin administrator')

/** A longer text is no name, and a megabyte would take seconds. */
const MAX_SEARCHED_CHARACTERS = 200

export function isReservedName(name: string): boolean {
  if (name.length > MAX_SEARCHED_CHARACTERS) return false
  // An invisible character may read as a space or as nothing; a digit or sign may replace a letter or be added.
  const spellings = [withInvisible(name, ''), withInvisible(name, ' ')]
    .map((spelling) => spelling.normalize('NFKD').replaceAll(/\p{M}/gu, ''))
    .flatMap((spelling) => [spelling, spelling.replaceAll(/\P{L}/gu, ' ')])
  return spellings.some((spelling) => {
    const words = splitWords(spelling)
    const whole = words.join('')
    // 'Mo D.' is a name with an initial; longer separate words, like 'Ad min', are no names.
    if (whole.length < 5 && words.length === 2 && spelling.includes(' ')) return false
    return reservedNames.has(whole) || [whole, ...words].some((word) => reservedWords.has(word))
  })
}
