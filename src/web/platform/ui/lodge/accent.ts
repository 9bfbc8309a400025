/** The accents of cards and pages; an unknown colour is white. */
export type Accent = 'gold' | 'blue' | 'orange' | 'green' | 'purple' | 'white'

const accentOfHex: ReadonlyMap<string, Accent> = new Map([
  ['#ffd700', 'gold'],
  ['#4a90e2', 'blue'],
  ['#ff6b35', 'orange'],
  ['#00ff88', 'green'],
  ['#9945ff', 'purple'],
])

/** Maps the five brand colours to their accents; any other colour is white with the generic icon. */
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

/** The chat room's colour: one of fourteen names or five hex values; any other colour is blue. */
export function toChatColor(color: string): ChatColor {
  const name = color.trim().toLowerCase()
  return chatColors.find((known) => known === name) ?? chatColorOfAccent[toAccent(color)]
}
