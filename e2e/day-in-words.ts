const words = new Intl.DateTimeFormat('en', { weekday: 'long', month: 'long', timeZone: 'UTC' })

/** How the calendar names a date: 'Friday 4 December'. */
export function dayInWords(date: string): string {
  const parts = words.formatToParts(Date.parse(date))
  const part = (type: string) => parts.find((known) => known.type === type)?.value
  return `${part('weekday')} ${Number(date.slice(8))} ${part('month')}`
}
