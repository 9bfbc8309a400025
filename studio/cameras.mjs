// The cameras of the rooms' stills, named as their masters are, room first: place, what it looks at (metres; x right, y
// towards the back wall, z up), lens (mm). They are level: a tilt becomes a shift, so that walls stay upright.
/** @typedef {[place: number[], target: number[], lens: number]} Camera */

/** Towards the fire from the corner at the glass, and straight at it. */
const fromTheSide = [[-1.75, 3.3, 1.45], [0.45, 8, 1.45], 24]

/** @type {Record<string, Camera>} */
export const roomCameras = {
  'living-view': [[-1.35, 8.9, 1.5], [0.45, 0, 2.15], 20],
  'living-corner': [[2.7, 8.3, 1.5], [-0.9, 0, 1.9], 20],
  'living-high': [[0, 9, 3.1], [0.1, 2.5, 0.9], 20],
  'living-across': [[3.3, 4.6, 1.4], [-2.4, 0.6, 1.7], 20],
  'living-chimney': [[2.35, 1.55, 1.4], [-0.75, 8.4, 1.95], 21],
  'hall-still': [[2.1, 0.5, 1.45], [-0.3, 8.35, 3.05], 19.5],
  'hall-fire': [[1.62, 4.95, 1.4], [-0.1, 8.35, 1.95], 20],
  'bedroom-still': [[2.55, 2.3, 1.45], [-0.45, 6.9, 1.4], 23],
  'bedroom-side': [[-3.1, 3.4, 1.5], [1.2, 6.6, 1.35], 20],
  'bedroom-foot': [[0, 1.6, 1.5], [0, 7.2, 1.5], 24],
  'skylight-still': [[2.55, 2.3, 1.45], [-0.45, 6.9, 1.4], 23],
  'skylight-side': [[3, 6.25, 1.5], [-2.4, 4.2, 1.95], 18],
  'skylight-foot': [[0.2, 1.8, 1.5], [-0.6, 7.2, 1.9], 22],
  'bathroom-view': [[1.15, 6.05, 1.5], [-0.35, 0, 1.7], 20],
  'bathroom-basin': [[2.15, 0.62, 1.5], [-0.85, 6, 1.32], 21],
  'bathroom-side': [[2.9, 4.9, 1.5], [-1.2, 1.2, 1.4], 20],
  'soaking-view': [[1.15, 6.05, 1.5], [-0.35, 0, 1.7], 20],
  'soaking-side': [[-2.9, 5.2, 1.5], [1, 1, 1.4], 20],
  'fire-still': [[1.75, 2.55, 1.55], [-0.3, 8, 1.3], 24],
  'fire-side': fromTheSide,
  'fire-front': [[0, 3.4, 1.15], [0, 8, 1.75], 26],
  'stove-still': [[1.75, 2.55, 1.55], [-0.3, 8, 1.3], 24],
  'stove-side': fromTheSide,
  'stove-front': [[-0.2, 4.2, 1.2], [-0.1, 8, 1.75], 27],
}

/** Views whose edge would cut the neon sign: it is not drawn. */
export const withoutSign = ['skylight-side']
