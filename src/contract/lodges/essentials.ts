/** What every lodge has until its owner says otherwise. */
export const defaultEssentials: readonly string[] = [
  'Wi-Fi',
  'Kitchen',
  'Linen and towels',
  'Heating',
  'Free parking',
  'Smoke alarm',
]
