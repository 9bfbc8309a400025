const words = new Intl.DateTimeFormat('en', { weekday: 'long', month: 'long', timeZone: 'UTC' })

/** How the calendar names a date: 'Friday, December 4'. */
export function dayInWords(date: string): string {
  const parts = words.formatToParts(Date.parse(date))
  const part = (type: string) => parts.find((known) => known.type === type)?.value
  return `${part('weekday')}, ${part('month')} ${Number(date.slice(8))}`
}
