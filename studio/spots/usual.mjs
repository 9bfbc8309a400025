// What most rooms of a kind have. Each lodge's own file says where its rooms have it, and what they have besides.
import { spot, without } from './spot.mjs'

/** A living room's. */
export const living = [
  spot(
    'living-area',
    [-2.45, 5, 0.75],
    'Living Area',
    'The long sofa before the fire. The bedroom is next.',
    { targetScene: 'bedroom' },
  ),
  spot('fireplace', [0, 9.4, 0.85], 'Fireplace', 'A wide fire in stone: come closer.', {
    targetScene: 'neon-fireplace',
  }),
  spot('exit', [-0.85, 0, 1.2], 'Outside', 'Back through the glass to the deck.', {
    targetScene: 'exterior',
  }),
  spot(
    'dining-table',
    [-2.55, 1.75, 0.8],
    'Dining Table',
    'Laid for dinner, with the landscape beside you.',
    {
      feature: 'dining',
    },
  ),
  spot(
    'reading-corner',
    [2.6, 1.7, 0.65],
    'Reading Corner',
    'An armchair at the glass, a candle, a place for your cup.',
    { feature: 'reading' },
  ),
  spot('neon-sign', [0, 9.35, 2.85], 'Neon Sign', "The lodge's sign, in the color of its coin.", {
    feature: 'neon',
  }),
]

/** A bedroom's. */
export const bedroom = [
  spot('bathroom-door', [2.85, 7.3, 1.25], 'Bathroom', 'Beside the bed, past the slatted wall.', {
    targetScene: 'bathroom',
  }),
  spot('bed', [0, 5.9, 0.75], 'Bed', 'Six feet wide, linen, a throw and six pillows.', {
    feature: 'bed',
  }),
  spot('hanging-fire', [2.7, 1.9, 0.95], 'Hanging Fire', 'A small fire of its own, with wood at hand.', {
    feature: 'fireplace',
  }),
  spot('window-seats', [-1.8, 2.15, 0.6], 'Window Seats', 'Two armchairs and two glasses, facing the view.', {
    feature: 'view',
  }),
  spot('back', [-2.85, 7.3, 1.25], 'Living Room', 'Back to the living room.', { targetScene: 'interior' }),
]

/** A bedroom's that has no fire of its own. */
export const withoutFire = without(bedroom, 'hanging-fire')

/** A bath's. */
export const bathroom = [
  spot('back', [-3.1, 6.9, 1.35], 'Bedroom', 'Back to the bedroom.', { targetScene: 'bedroom' }),
  spot('bathtub', [-0.2, 2.35, 0.65], 'Bathtub', 'A free-standing tub on pebbles, before the gable glass.', {
    feature: 'bathtub',
  }),
  spot('rain-shower', [2.55, 6, 1.5], 'Rain Shower', 'Walk in: slate, brass and one sheet of glass.', {
    feature: 'shower',
  }),
  spot(
    'vanity',
    [-0.25, 6.6, 1.3],
    'Double Basin',
    'Two basins under two round mirrors with rings of light.',
    { feature: 'vanity' },
  ),
]

/** A fireside's, by the plan of MOO DENG Lodge's. */
export const fire = [
  spot('back', [-1, 2.75, 0.65], 'Living Room', 'Back to the living room.', { targetScene: 'interior' }),
  spot('fire', [0, 7.6, 0.8], 'Fire', 'Six feet of flames behind glass.', { feature: 'fireplace' }),
  spot('neon-sign', [0, 7.35, 2.85], 'Neon Sign', "The lodge's mark, as bright as the market was kind.", {
    feature: 'neon',
  }),
  spot('books', [-2.7, 7.7, 1.3], 'Books', 'A shelf to read from and a log wall to burn through.', {
    feature: 'books',
  }),
  spot('wine', [0.12, 5.15, 0.5], 'Two Glasses', 'Poured, between two chairs.', {
    feature: 'wine',
  }),
]

/** A fireside's without a shelf. */
export const withoutBooks = without(fire, 'books')
