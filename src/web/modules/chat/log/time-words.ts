import { localDay } from './message-groups.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

export function timeWords(instant: string, now: number): string {
  const age = now - Date.parse(instant)
  if (age < MINUTE_MS) return 'just now'
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)} min ago`
  return new Date(instant).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
}

export function dayWords(day: string, now: number): string {
  if (day === localDay(now)) return 'Today'
  // Not 24 hours ago: a day has 23 or 25 when the clocks change.
  const date = new Date(now)
  if (day === localDay(date.setDate(date.getDate() - 1))) return 'Yesterday'
  const options = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' } as const
  return new Date(`${day}T12:00:00`).toLocaleDateString('en-US', options)
}

export function fullTime(instant: string): string {
  return new Date(instant).toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'short' })
}
