// What a guest can point at in each place, and where it stands: metres in its scene; x right, y towards the back wall,
// z up. hotspots.mjs computes from it where that is in the pictures.
import { arbitrum } from './spots/arbitrum.mjs'
import { bonk } from './spots/bonk.mjs'
import { cardano } from './spots/cardano.mjs'
import { doge } from './spots/doge.mjs'
import { ethereum } from './spots/ethereum.mjs'
import { mew } from './spots/mew.mjs'
import { mooDeng } from './spots/moo-deng.mjs'
import { pepe } from './spots/pepe.mjs'
import { pnut } from './spots/pnut.mjs'
import { pudgyPenguins } from './spots/pudgy-penguins.mjs'
import { pumpFun } from './spots/pump-fun.mjs'
import { shibaInu } from './spots/shiba-inu.mjs'
import { solana } from './spots/solana.mjs'
import { stellarLumens } from './spots/stellar-lumens.mjs'
import { tezos } from './spots/tezos.mjs'
import { xrp } from './spots/xrp.mjs'

// the cameras of the panoramas in blender/exterior.py and blender/room_*.py
export const eyes = {
  exterior: [-0.6, -5.2, 1.65],
  pond: [-1.8, 2.4, 1.55],
  den: [-0.75, 2.6, 1.55],
  pit: [-0.75, 2.2, 1.55],
  loft: [-0.35, 2.4, 1.55],
  veranda: [0.5, 4.5, 1.55],
  parlour: [-0.35, 3.3, 1.55],
  hall: [1.35, 2.9, 1.55],
  facet: [-1.7, 2.35, 1.55],
  floe: [-0.55, 4.57, 1.55],
  club: [0.55, 2.35, 1.55],
  hollow: [0.05, 1.8, 1.55],
  regatta: [0.45, 1.7, 1.55],
  teahouse: [-0.55, 2.05, 1.55],
  ripple: [0.7, 2.35, 1.55],
  council: [-1.15, 1.75, 1.62],
  spiral: [-2.25, 8, 1.55],
  hearth: [-0.45, 5.9, 1.4],
  loom: [0.25, 2.95, 1.55],
  skylight: [0.75, 3.65, 1.55],
  bunks: [0.55, 2.9, 1.55],
  lookout: [-0.6, 4.95, 1.75],
  canopy: [2.4, 2.5, 1.55],
  boxbed: [0, 1.75, 1.55],
  chamber: [1.3, 2.35, 1.55],
  gallery: [1.25, 3, 1.55],
  raft: [2.15, 4.5, 1.55],
  cabana: [-1, 4.6, 1.55],
  ledges: [-0.75, 4.4, 1.55],
  observatory: [1.95, 3.55, 1.55],
  boulder: [0.55, 1.75, 1.55],
  slipstream: [1.45, 2.05, 1.55],
  iceberg: [1.15, 1.95, 1.55],
  moongate: [1.25, 2.75, 1.55],
  soaking: [-0.55, 4.45, 1.55],
  grotto: [0.15, 4.35, 1.55],
  sauna: [1, 4.35, 1.55],
  planetarium: [1.95, 4.35, 1.55],
  hewn: [-1.15, 4.35, 1.55],
  compass: [2.45, 4.35, 1.55],
  icehole: [1.45, 4.95, 1.55],
  prism: [-1.85, 1.78, 1.55],
  breeze: [-1.25, 1.85, 1.55],
  curl: [1.72, 4.55, 1.55],
  barrel: [0.75, 2.55, 1.55],
  tidepool: [1.05, 1.75, 1.55],
  windpump: [-1.85, 4.85, 1.55],
  plunge: [-0.75, 4.75, 1.55],
  twins: [-0.15, 4.45, 1.55],
  cedar: [-0.45, 4.6, 1.55],
  fire: [0.1, 4.15, 1.55],
  stove: [-0.35, 3.75, 1.55],
  kiva: [-0.05, 3.3, 1.55],
  library: [0, 3.55, 1.55],
  ingle: [-0.35, 3, 1.55],
  ribbon: [1.15, 3.2, 1.55],
  granite: [0.55, 2.75, 1.55],
  woodpile: [0.1, 2.75, 1.55],
  oculus: [0.7, 1.6, 1.55],
  lighthouse: [-0.15, 1.75, 1.55],
  cinema: [0, 2.3, 1.9],
  kota: [-0.55, 1.7, 1.55],
  launchpad: [1.15, 1.75, 1.55],
  sunset: [-0.55, 2, 1.55],
  penguin: [-0.55, 1.85, 1.55],
}

/** The spots of the rooms, by place. @type {Record<string, import('./spots/spot.mjs').Spot[]>} */
export const roomSpots = {
  ...xrp,
  ...solana,
  ...arbitrum,
  ...ethereum,
  ...doge,
  ...mew,
  ...pumpFun,
  ...shibaInu,
  ...bonk,
  ...stellarLumens,
  ...pepe,
  ...mooDeng,
  ...cardano,
  ...tezos,
  ...pudgyPenguins,
  ...pnut,
}
