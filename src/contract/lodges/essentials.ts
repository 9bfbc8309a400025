export const defaultEssentials: readonly string[] = [
  'Wi-Fi',
  'Kitchen',
  'Linen and towels',
  'Heating',
  'Free parking',
  'Smoke alarm',
]
