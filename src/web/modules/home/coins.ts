/** The position is a share of the canvas. */
export type Coin = {
  type: number
  x: number
  y: number
  size: number
  speed: number
  turn: number
  spin: number
}

export const FIRST_COINS = 12
export const MAX_COINS = 18
export const COIN_TYPES = 5
export const TICK_MS = 50
export const SPAWN_CHANCE = 0.015

type Chance = () => number

function newCoin(chance: Chance, y: number): Coin {
  return {
    type: Math.floor(chance() * COIN_TYPES),
    x: chance(),
    y,
    size: chance(),
    speed: 0.001 + chance() * 0.002,
    turn: chance() * Math.PI * 2,
    spin: 0.02 + chance() * 0.05,
  }
}

export function createCoins(chance: Chance): Coin[] {
  return Array.from({ length: FIRST_COINS }, () => newCoin(chance, chance()))
}

export function tickCoins(coins: Coin[], chance: Chance): void {
  for (const coin of coins) {
    coin.y += coin.speed
    coin.turn += coin.spin
  }
  for (let index = coins.length - 1; index >= 0; index--) {
    if ((coins[index]?.y ?? 0) > 1.05) coins.splice(index, 1)
  }
  if (coins.length < MAX_COINS && chance() < SPAWN_CHANCE) coins.push(newCoin(chance, -0.05))
}
