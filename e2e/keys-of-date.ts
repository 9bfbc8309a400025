/** '2027-12-04' as the keys that type it into a date field, which has the American order here. */
export function keysOfDate(date: string): string {
  const [year, month, day] = date.split('-')
  return `${month}${day}${year}`
}
