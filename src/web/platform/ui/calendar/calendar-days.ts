/** react-day-picker takes local noon of a calendar date. */
export const toDay = (text: string): Date | undefined =>
  text === '' ? undefined : new Date(`${text}T12:00:00`)

/** `YYYY-MM-DD`. */
export const toText = (day: Date): string => {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

export const monthsBetween = (from: Date, to: Date): number =>
  (to.getFullYear() - from.getFullYear()) * 12 + to.getMonth() - from.getMonth()

const parts = new Intl.DateTimeFormat('en', { weekday: 'long', month: 'long', timeZone: 'UTC' })

/** 'Friday, December 4' */
export function dayInWords(date: string): string {
  const named = parts.formatToParts(Date.parse(`${date}T00:00:00Z`))
  const part = (requested: string) => named.find(({ type }) => type === requested)?.value
  return `${part('weekday')}, ${part('month')} ${Number(date.slice(8))}`
}
