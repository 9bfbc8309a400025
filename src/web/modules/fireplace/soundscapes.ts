import type { FireplaceTheme } from './themes.ts'

/** Levels are 0 to 1, frequencies in hertz. */
export type Soundscape = {
  rumble?: { level: number; below: number }
  /** `rate` is in cracks a second. */
  crackle?: { level: number; rate: number; pitch: number }
  /** Noise around the frequency `around`, swelling every `swell` seconds. */
  wind?: { level: number; around: number; swell: number }
  hum?: { level: number; tones: readonly number[]; shape: OscillatorType; beat: number }
}

export const SOUNDSCAPES: Record<FireplaceTheme, Soundscape> = {
  'classic fire': {
    rumble: { level: 0.5, below: 160 },
    crackle: { level: 0.8, rate: 9, pitch: 2200 },
    wind: { level: 0.12, around: 500, swell: 7 },
  },
  'electric blue': {
    hum: { level: 0.22, tones: [100, 200.6, 401], shape: 'sawtooth', beat: 0.48 },
    crackle: { level: 0.35, rate: 34, pitch: 5200 },
  },
  'cyber green': {
    hum: { level: 0.3, tones: [55, 110.4, 164.8], shape: 'triangle', beat: 1.9 },
    crackle: { level: 0.3, rate: 15, pitch: 3400 },
  },
  'neon purple': {
    hum: { level: 0.42, tones: [120, 180.3, 240.5], shape: 'sine', beat: 0.21 },
    wind: { level: 0.1, around: 900, swell: 5 },
  },
  'crypto gold': {
    crackle: { level: 0.55, rate: 12, pitch: 6800 },
    rumble: { level: 0.3, below: 200 },
    hum: { level: 0.1, tones: [523.3, 659.3, 784], shape: 'sine', beat: 0.16 },
  },
  'arctic ice': {
    wind: { level: 0.75, around: 640, swell: 9 },
    crackle: { level: 0.22, rate: 2, pitch: 7600 },
  },
  'plasma pink': {
    hum: { level: 0.34, tones: [146.8, 220.4, 293], shape: 'triangle', beat: 0.66 },
    crackle: { level: 0.16, rate: 24, pitch: 6200 },
  },
  rainbow: {
    hum: { level: 0.3, tones: [196, 246.9, 293.7, 392], shape: 'sine', beat: 0.11 },
    wind: { level: 0.22, around: 800, swell: 4 },
  },
  'neon rocket': {
    rumble: { level: 1, below: 320 },
    wind: { level: 0.28, around: 1500, swell: 3 },
  },
  'spiral vortex': {
    wind: { level: 0.7, around: 380, swell: 2.4 },
    rumble: { level: 0.4, below: 140 },
  },
  'lightning storm': {
    wind: { level: 0.5, around: 2400, swell: 11 },
    rumble: { level: 0.75, below: 90 },
    crackle: { level: 0.2, rate: 26, pitch: 4200 },
  },
  'molten lava': {
    rumble: { level: 0.9, below: 75 },
    crackle: { level: 0.6, rate: 3, pitch: 420 },
    hum: { level: 0.12, tones: [41, 61.8], shape: 'sine', beat: 0.3 },
  },
  'falling money': {
    crackle: { level: 0.55, rate: 7, pitch: 1600 },
    wind: { level: 0.3, around: 1900, swell: 3.2 },
    rumble: { level: 0.25, below: 180 },
  },
}
