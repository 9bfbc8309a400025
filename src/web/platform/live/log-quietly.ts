/** Guests see no chat errors (section 8 of the specification). */
export function logQuietly(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification requires a log line
  console.warn(`Chat: ${what}`, error)
}
