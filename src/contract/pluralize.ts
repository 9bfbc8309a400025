/** '1 night', '3 nights': for nouns whose plural ends in s. */
export const pluralize = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
