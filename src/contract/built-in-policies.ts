/** Hours are counted back from check-in time at the lodge; `refundPercent` is what a guest gets back until then. */
export type CancellationStep = { hoursBefore: number; refundPercent: number }

/** The steps go from the earliest to the latest and never give back more again. After the last one all is kept. */
export type CancellationPolicy = {
  name: string
  steps: CancellationStep[]
  /** Bookings of before the hours were exact were promised that parts of a dollar are not kept. */
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
