/** Chat errors are only logged: the guest sees nothing of them (section 8 of the specification). */
export function logQuietly(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for a log line
  console.warn(`Chat: ${what}`, error)
}
