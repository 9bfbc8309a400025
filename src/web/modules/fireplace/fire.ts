import type { Chance, Fire, Motion } from './frame.ts'
import { arcticIce } from './motions/arctic-ice.ts'
import { classicFire } from './motions/classic-fire.ts'
import { cryptoGold } from './motions/crypto-gold.ts'
import { cyberGreen } from './motions/cyber-green.ts'
import { electricBlue } from './motions/electric-blue.ts'
import { fallingMoney } from './motions/falling-money.ts'
import { lightningStorm } from './motions/lightning-storm.ts'
import { moltenLava } from './motions/molten-lava.ts'
import { neonPurple } from './motions/neon-purple.ts'
import { neonRocket } from './motions/neon-rocket.ts'
import { plasmaPink } from './motions/plasma-pink.ts'
import { rainbow } from './motions/rainbow.ts'
import { spiralVortex } from './motions/spiral-vortex.ts'
import type { FireplaceTheme } from './themes.ts'

const MOTIONS: Record<FireplaceTheme, Motion> = {
  'classic fire': classicFire,
  'electric blue': electricBlue,
  'cyber green': cyberGreen,
  'neon purple': neonPurple,
  'crypto gold': cryptoGold,
  'arctic ice': arcticIce,
  'plasma pink': plasmaPink,
  rainbow,
  'neon rocket': neonRocket,
  'spiral vortex': spiralVortex,
  'lightning storm': lightningStorm,
  'molten lava': moltenLava,
  'falling money': fallingMoney,
}

/** The motions are tuned to this step. */
export const STEP_SECONDS = 1 / 60

/** The same random numbers give the same frames. */
export const lightFire = (theme: FireplaceTheme, chance: Chance, hasLogs = true): Fire =>
  MOTIONS[theme](chance, hasLogs)
