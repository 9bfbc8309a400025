export type Accent = 'gold' | 'blue' | 'orange' | 'green' | 'purple' | 'white'

const accentOfHex: ReadonlyMap<string, Accent> = new Map([
  ['#ffd700', 'gold'],
  ['#4a90e2', 'blue'],
  ['#ff6b35', 'orange'],
  ['#00ff88', 'green'],
  ['#9945ff', 'purple'],
])

export function toAccent(color: string): Accent {
  return accentOfHex.get(color.trim().toLowerCase()) ?? 'white'
}

export const chatColors = [
  'golden',
  'blue',
  'orange',
  'green',
  'purple',
  'pink',
  'red',
  'cyan',
  'indigo',
  'teal',
  'lime',
  'amber',
  'emerald',
  'rose',
] as const
export type ChatColor = (typeof chatColors)[number]

const chatColorOfAccent: Readonly<Record<Accent, ChatColor>> = {
  gold: 'golden',
  blue: 'blue',
  orange: 'orange',
  green: 'green',
  purple: 'purple',
  white: 'blue',
}

/** One of fourteen names or five hex values. Any other color is blue. */
export function toChatColor(color: string): ChatColor {
  const name = color.trim().toLowerCase()
  return chatColors.find((known) => known === name) ?? chatColorOfAccent[toAccent(color)]
}
