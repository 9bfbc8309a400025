/** '1 night', '3 nights', '1,200 nights': for nouns whose plural ends in s. */
export const pluralize = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`
