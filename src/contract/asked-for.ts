/**
 * What a call asks for, as JSON: its body without the `expected…` fields, which only say what the caller was shown. Calls that ask
 * for the same have one Idempotency-Key.
 */
export const askedFor = (body: unknown): string =>
  JSON.stringify(body, (name, value) => (/^expected[A-Z]/.test(name) ? undefined : value))
