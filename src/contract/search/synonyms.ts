const groups: readonly (readonly string[])[] = [
  ['wifi', 'wi-fi', 'wi fi', 'wlan', 'wireless', 'internet'],
  ['parking', 'parking lot', 'car park', 'carport', 'garage'],
  ['pet', 'pets', 'pet friendly', 'dog', 'dogs', 'dog friendly'],
  ['kid', 'kids', 'child', 'children', 'family', 'families', 'family friendly', 'kid friendly', 'bunk'],
  ['hot tub', 'hottub', 'jacuzzi', 'whirlpool'],
  ['pool', 'swimming pool'],
  ['linen', 'linens', 'sheets', 'towels', 'bedding'],
  ['smoke alarm', 'smoke detector', 'fire alarm'],
]

const DOGS = 'dog'

export const findSynonyms = (term: string): readonly string[] =>
  groups.find((group) => group.includes(term))?.filter((word) => word !== term) ?? []

export const isAboutDogs = (term: string): boolean => term === DOGS || findSynonyms(term).includes(DOGS)

/** Whole words: 'dog' is not in 'doge'. */
export function hasWords(text: string, words: string): boolean {
  const spaced = (letters: string) => ` ${letters.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `
  return spaced(text).includes(spaced(words))
}
