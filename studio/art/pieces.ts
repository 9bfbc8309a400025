import { circlePacking } from './circle-packing.ts'
import { flowField } from './flow-field.ts'
import { halftone } from './halftone.ts'
import { hypotrochoid } from './hypotrochoid.ts'
import { moire } from './moire.ts'
import { phyllotaxis } from './phyllotaxis.ts'
import type { Piece } from './piece.ts'
import { rayMarching } from './ray-marching.ts'
import { reactionDiffusion } from './reaction-diffusion.ts'
import { ridgelines } from './ridgelines.ts'
import { spaceColonization } from './space-colonization.ts'
import { starTrails } from './star-trails.ts'
import { strangeAttractor } from './strange-attractor.ts'
import { triangleSubdivision } from './triangle-subdivision.ts'
import { truchet } from './truchet.ts'
import { voronoiGlass } from './voronoi-glass.ts'
import { weaving } from './weaving.ts'

/** The gallery's own hand; no person is invented for it. */
export const ARTIST = 'Studio Gable'

export const catalog: readonly Piece[] = [
  {
    slug: 'xrp-ledger-currents',
    lodgeSlug: 'xrp-lodge',
    title: 'Ledger Currents',
    style: 'Flow field',
    description:
      'Two currents of noise meet in the middle of the sheet. Ribbons follow them, the widest first, the finest last, each stopping before it touches another; a few carry blocks of gold, the entries of a ledger in motion.',
    alt: 'Broad and fine ribbons in navy, sky blue and cream with rare gold bend past each other on a night-blue sheet.',
    seed: 1,
    size: [1280, 1600],
    draw: flowField,
    finish: { grain: 0.6 },
  },
  {
    slug: 'doge-paw-on-the-moon',
    lodgeSlug: 'doge-lodge',
    title: 'Paw on the Moon',
    style: 'Circle packing',
    description:
      'Coins are dropped at random and grow until they touch a neighbour, the rim of the moon or the edge of a paw. The first are large, the last barely a dot: 420,000 drops, of which few found room.',
    alt: 'A full moon packed with grey and cream coins; golden ones form a large paw print in the middle.',
    seed: 2,
    size: [1600, 1600],
    draw: circlePacking,
    finish: { grain: 0.6 },
  },
  {
    slug: 'shiba-inu-window',
    lodgeSlug: 'shiba-inu-lodge',
    title: 'Patron of Walks',
    style: 'Voronoi stained glass',
    description:
      'A dog is drawn as outlines only. Points placed in mirrored pairs along every outline make the borders of a Voronoi diagram fall exactly on it, so the lead of the window draws the dog by itself.',
    alt: 'A stained-glass window of an orange dog with a cream muzzle, teal scarf and a red sun in a golden ring behind its head.',
    seed: 3,
    size: [1280, 1600],
    draw: voronoiGlass,
    finish: { grain: 0.5 },
  },
  {
    slug: 'pepe-pond-skin',
    lodgeSlug: 'pepe-lodge',
    title: 'Still Pond, One Eye Open',
    style: 'Reaction-diffusion',
    description:
      'Two simulated chemicals feed on each other for 4,600 rounds until they settle into the ridges and dots of a frog. Feed and kill rates drift over the sheet, labyrinth above, spots below; the eye was left open.',
    alt: 'Close view of bright green ridged frog skin around one round golden eye with a wide black pupil.',
    seed: 4,
    size: [1600, 1200],
    draw: reactionDiffusion,
    finish: { grain: 0.45 },
  },
  {
    slug: 'solana-proof-of-sun',
    lodgeSlug: 'solana-lodge',
    title: 'Proof of Sun',
    style: 'Moiré',
    description:
      'Two sets of straight rulings, a few degrees apart, are bent over an invisible sphere. Nothing else is drawn: rings, shimmer and the path of light on the water come from the two sets beating against each other.',
    alt: 'A sphere shading from turquoise to magenta hangs over dark water, made entirely of fine violet and mint lines.',
    seed: 5,
    size: [1200, 1600],
    draw: moire,
    finish: { grain: 0.45 },
  },
  {
    slug: 'tezos-amendment',
    lodgeSlug: 'tezos-lodge',
    title: 'Amendment',
    style: 'Multi-scale Truchet tiles',
    description:
      'Sixteen large tiles split wherever a noise field asks for it, up to three times, and each new version inverts the one before. Knobs at corners and edges let tiles of unlike size join without a seam.',
    alt: 'Interlocking rounded blue paths, huge to minute, wind over cream paper, shading from deep navy to turquoise.',
    seed: 6,
    size: [1600, 1600],
    draw: truchet,
    finish: { grain: 0.6 },
  },
  {
    slug: 'pudgy-penguins-huddle',
    lodgeSlug: 'pudgy-penguins-lodge',
    title: 'The Huddle',
    style: 'Phyllotaxis',
    description:
      'A huddle turns so that everyone gets the warm middle. Here 230 birds stand in the order of a sunflower, each a golden angle on from the last; every thirteenth is a chick, and one has brought a scarf.',
    alt: 'A great spiral of round penguins stands on pale ice in light snow; grey chicks mark a curve, one bird wears a red scarf.',
    seed: 7,
    size: [1600, 1064],
    draw: phyllotaxis,
    finish: { grain: 0.5 },
  },
  {
    slug: 'bonk-impact',
    lodgeSlug: 'bonk-lodge',
    title: 'Impact',
    style: 'Halftone',
    description:
      'Three inks, yellow, orange and aubergine, each screened at its own angle and laid slightly out of register as an old press would. The dots swell with shock waves that leave the point of impact.',
    alt: 'Comic-style print: a bat strikes at the centre of a jagged yellow star, orange shock waves of dots all around.',
    seed: 8,
    size: [1280, 1600],
    draw: halftone,
    finish: { grain: 0.5 },
  },
  {
    slug: 'pnut-two-lobed-oak',
    lodgeSlug: 'pnut-lodge',
    title: 'Two-Lobed Oak',
    style: 'Space colonization',
    description:
      'Three thousand points of light are scattered in the outline of a peanut, and branches grow towards whichever is nearest until all are reached. Each branch is as thick as what it carries; someone waits below.',
    alt: 'An autumn tree whose crown has the two lobes of a peanut, fallen leaves, and a squirrel with a curled tail eating at its foot.',
    seed: 9,
    size: [1280, 1600],
    draw: spaceColonization,
    finish: { grain: 0.6 },
  },
  {
    slug: 'mew-nine-lives',
    lodgeSlug: 'mew-lodge',
    title: 'Nine Lives',
    style: 'Strange attractor',
    description:
      'Nine of 900 candidate formulas, four numbers each, followed for 2.6 million steps. Each trace is mirrored left to right, and out of the threads look masks, whiskers and slit eyes.',
    alt: 'A grid of nine dark squares, each with a symmetrical veil of fine threads in rose, blue, amber, teal, gold or violet, like cat masks.',
    seed: 10,
    size: [1600, 1600],
    draw: strangeAttractor,
    finish: { grain: 0.5 },
  },
  {
    slug: 'moo-deng-bath-time',
    lodgeSlug: 'moo-deng-lodge',
    title: 'Bath Time',
    style: 'Ray-marched distance field',
    description:
      'There is no model: a formula tells how far any point is from a small hippo made of melted balls. Rays feel their way along it, off the wet hide and down to a pool whose rings are a sine of the distance to its chin.',
    alt: 'A small glossy mauve hippo rises to its chin from still water under a pink evening sky, rings spreading around it.',
    seed: 11,
    size: [1600, 1200],
    draw: rayMarching,
    finish: { grain: 0.3 },
  },
  {
    slug: 'arbitrum-bridge-cloth',
    lodgeSlug: 'arbitrum-lodge',
    title: 'Bridge Cloth',
    style: 'Weaving',
    description:
      'A loom of 162 warp ends and 216 weft picks in code: satin binding decides thread by thread what lies on top. The draft is a bridge with three arches, its reflection and a low sun; many crossings rolled into one cloth.',
    alt: 'A woven cloth with dark fringes shows a three-arched navy bridge over blue water, mirrored, with a pale sun behind it.',
    seed: 12,
    size: [1200, 1600],
    draw: weaving,
    finish: { grain: 0.4 },
  },
  {
    slug: 'ethereum-standing-stone',
    lodgeSlug: 'ethereum-lodge',
    title: 'Standing Stone',
    style: 'Recursive triangle subdivision',
    description:
      'Eighteen prisms lean out from one foot. Every wall is halved across its longest side, again and again until chance says stop, and each facet takes its light from the wall and its tint from the evening.',
    alt: 'A tall cluster of pale violet crystal shards with countless facets stands in calm lilac water and is reflected there.',
    seed: 13,
    size: [1200, 1600],
    draw: triangleSubdivision,
    finish: { grain: 0.4 },
  },
  {
    slug: 'cardano-cardan-circles',
    lodgeSlug: 'cardano-lodge',
    title: 'Cardan Circles',
    style: 'Hypotrochoid',
    description:
      'Gerolamo Cardano described the wheel that rolls inside a ring. These are its curves, drawn with wheels of 17 in 42, 7 in 24 and 5 in 12 teeth, as a cyanotype: white lines on a hand-brushed blue coat.',
    alt: 'A cyanotype with a large rosette of looping white lines in a graduated ring on deep blue, five small figures below.',
    seed: 14,
    size: [1280, 1600],
    draw: hypotrochoid,
    finish: { grain: 0.6 },
  },
  {
    slug: 'stellar-lumens-long-exposure',
    lodgeSlug: 'stellar-lumens-lodge',
    title: 'Long Exposure',
    style: 'Simulated long exposure',
    description:
      'Fifteen hundred stars are given a brightness and a temperature, and the shutter stays open while the sky turns 26 degrees. Hills and firs are noise; the light in the gable is left on for you.',
    alt: 'Star trails circle above dark hills and firs; a small A-frame cabin glows warm in the foreground.',
    seed: 15,
    size: [1066, 1600],
    draw: starTrails,
    finish: { grain: 0.4 },
  },
  {
    slug: 'pump-fun-launch-range',
    lodgeSlug: 'pump-fun-lodge',
    title: 'Launch Range',
    style: 'Market-data ridgelines',
    description:
      'Thirty-four simulated launch days, minute by minute, stand one behind the other as mountains: quiet, pump, the long way down. The nearest one still shows its candles.',
    alt: 'Layered mountains from pale pink to dark green at sunrise; the front ridge is a price chart with mint and rose candles.',
    seed: 16,
    size: [1600, 1066],
    draw: ridgelines,
    finish: { grain: 0.3 },
  },
]
