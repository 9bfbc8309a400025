/** '1 night', '3 nights', '1,200 nights'; a plural that does not end in s is given. */
export const pluralize = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? noun : plural}`
