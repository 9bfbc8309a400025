/** "Airbnb's calendar wasn't found (404)" of an answer with a status, else the error as it is. */
export function unreadInWords({ name, lastError }: { name: string; lastError: string | null }): string {
  const status = /answered with status (\d{3})/.exec(lastError ?? '')?.[1]
  if (!status) return lastError ?? ''
  const isGone = status === '404' || status === '410'
  return `${name}'s calendar ${isGone ? "wasn't found" : "couldn't be read"} (${status})`
}
