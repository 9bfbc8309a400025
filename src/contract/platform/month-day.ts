const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

export function formatMonthDay(date: string): string {
  const [, month, day] = date.split('-').map(Number)
  return `${months[(month ?? 1) - 1]} ${day}`
}
