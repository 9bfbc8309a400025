/** The accents a lodge's colour can take on cards and pages; any other colour is the white default. */
export type Accent = 'gold' | 'blue' | 'orange' | 'green' | 'purple' | 'white'

const accentOfHex: Readonly<Record<string, Exclude<Accent, 'white'>>> = {
  '#ffd700': 'gold',
  '#4a90e2': 'blue',
  '#ff6b35': 'orange',
  '#00ff88': 'green',
  '#9945ff': 'purple',
}

/** The card's accent: the five brand colours map to theirs, anything else to white with the generic icon. */
export function accentOf(color: string): Accent {
  return accentOfHex[color.trim().toLowerCase()] ?? 'white'
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

/** The chat room's colour: one of the fourteen names, or one of the five hex values; anything else is blue. */
export function chatColorOf(color: string): ChatColor {
  const name = color.trim().toLowerCase()
  return chatColors.find((known) => known === name) ?? chatColorOfAccent[accentOf(color)]
}
