import { type Chance, type Motion, WIDTH } from '../frame.ts'
import { heatField, heatSpot, lick, paintHeat } from '../heat-field.ts'
import { noiseTile } from '../noise-tile.ts'
import { addGlow, fillSlab } from '../paint.ts'
import { packed, palette } from '../palette.ts'
import { drawSparks, flySparks, type Sparks, sparks, throwSpark } from '../sparks.ts'

const SHADES = palette('#070502', '#241503', '#5f3a06', '#a36a0c', '#dda01c', '#ffd257', '#fff0b8')
const GRAVITY = 190
const FLOOR = 284
const COINS = 22
const FACE = packed(255, 205, 70)
const SHADOW = packed(150, 96, 18)
const GLINT = packed(255, 244, 190)

function shootCoin(coins: Sparks, chance: Chance) {
  throwSpark(coins, 190 + chance() * 20, FLOOR - 6, (chance() - 0.5) * 150, -190 - chance() * 130, 4)
}

function bounce(all: Sparks, retained: number) {
  for (let at = 0; at < all.count; at++) {
    if ((all.y[at] ?? 0) < FLOOR || (all.speedY[at] ?? 0) < 0) continue
    all.y[at] = FLOOR
    all.speedY[at] = (all.speedY[at] ?? 0) * -retained
    all.speedX[at] = (all.speedX[at] ?? 0) * 0.7
    if ((all.speedY[at] ?? 0) > -14) all.life[at] = Math.min(all.life[at] ?? 0, 0.45)
  }
}

export const cryptoGold: Motion = (chance) => {
  const glow = heatField()
  const tile = noiseTile(chance, 16)
  const dust = sparks(620)
  const coins = sparks(COINS)
  let time = 0
  let due = 0
  const coinFace = (along: number, over: number) => {
    const far = along * along + over * over
    return far > 1 ? 0 : far > 0.7 ? SHADOW : along + over < -0.5 ? GLINT : FACE
  }
  return {
    step(seconds) {
      time += seconds
      due += seconds
      const reach = 1 + 0.16 * Math.sin(time * 1.3)
      for (let grain = 0; grain < 5; grain++) {
        const spread = (chance() + chance() + chance() - 1.5) * 92
        throwSpark(
          dust,
          196 + chance() * 8,
          FLOOR - 4,
          spread,
          (-150 - chance() * 175) * reach,
          1.6 + chance() * 1.4,
        )
      }
      if (due > 0.17) {
        due = 0
        shootCoin(coins, chance)
      }
      flySparks(dust, seconds, GRAVITY, 160, chance)
      flySparks(coins, seconds, GRAVITY, 0, chance)
      bounce(dust, 0.32)
      bounce(coins, 0.46)
      lick(glow, tile, time * 90, 0.085, 60)
      for (let spot = 0; spot < 5; spot++)
        heatSpot(glow, 100 + (chance() + chance() - 1) * 30, 145, 3 + chance() * 4, 0.3)
    },
    draw(pixels) {
      paintHeat(pixels, glow, SHADES)
      drawSparks(dust, pixels, 0xff3ca8ff, 1.7)
      for (let coin = 0; coin < COINS; coin++) {
        if ((coins.life[coin] ?? 0) <= 0) continue
        const x = coins.x[coin] ?? WIDTH
        const y = (coins.y[coin] ?? 0) - 8
        const turn = Math.cos(time * (5 + (coin % 5)) + coin * 2.1)
        addGlow(pixels, x, y, 17, 0xff1c6cc0, 0.5)
        fillSlab(pixels, x, y, Math.max(1.3, Math.abs(turn) * 9), 0, 0, 9, coinFace)
      }
    },
  }
}
