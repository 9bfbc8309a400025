/**
 * Leaves out the `expected…` fields, which only say what the caller saw. Repeats of one request share an
 * Idempotency-Key.
 */
export const requestIdentity = (body: unknown): string =>
  JSON.stringify(body, (name, value) => (/^expected[A-Z]/.test(name) ? undefined : value))
