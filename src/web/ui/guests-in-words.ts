export const guestsInWords = (count: number): string => (count === 1 ? '1 guest' : `${count} guests`)
