/** Cancelling at least `hoursBefore` check-in time refunds `refundPercent`. */
export type CancellationStep = { hoursBefore: number; refundPercent: number }

/**
 * Steps run from the earliest to the latest, with falling refunds. Nothing is refunded after the last one.
 */
export type CancellationPolicy = {
  name: string
  steps: CancellationStep[]
  /** Bookings from before exact hours keep an amount cut to whole dollars. */
  keepsWholeDollars?: boolean | undefined
}

export const defaultPolicy: CancellationPolicy = {
  name: 'Seven Days Free',
  steps: [
    { hoursBefore: 168, refundPercent: 100 },
    { hoursBefore: 48, refundPercent: 50 },
  ],
}

export const builtInPolicies: readonly CancellationPolicy[] = [
  defaultPolicy,
  { name: 'Flexible', steps: [{ hoursBefore: 24, refundPercent: 100 }] },
  {
    name: 'Firm',
    steps: [
      { hoursBefore: 720, refundPercent: 100 },
      { hoursBefore: 168, refundPercent: 50 },
    ],
  },
]
