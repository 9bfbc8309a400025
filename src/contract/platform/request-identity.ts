/**
 * What a call requests, as JSON: its body without the `expected…` fields, which only say what the caller was shown. Repeats of
 * one request have one Idempotency-Key.
 */
export const requestIdentity = (body: unknown): string =>
  JSON.stringify(body, (name, value) => (/^expected[A-Z]/.test(name) ? undefined : value))
