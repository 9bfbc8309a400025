// The cameras of the rooms' stills, one for each lodge, named as their masters are, room first: place, what it looks at (metres; x right, y
// towards the back wall, z up), lens (mm). They are level: a tilt becomes a shift, so that walls stay upright.
/** @typedef {[place: number[], target: number[], lens: number]} Camera */

/**
 * Where a point is in a camera's picture, in halves of its width from the middle, right and down; its depth in metres,
 * and how much of half the width a metre there takes.
 * @param {Camera} camera
 * @param {number[]} at
 */
export function pointIn([place, target, lens], at) {
  const look = target.map((value, axis) => value - place[axis])
  const away = at.map((value, axis) => value - place[axis])
  const level = Math.hypot(look[0], look[1])
  const [sin, cos] = [look[0] / level, look[1] / level]
  const depth = away[0] * sin + away[1] * cos
  const half = 18 / lens
  const across = (away[0] * cos - away[1] * sin) / depth / half
  const down = (look[2] / level - away[2] / depth) / half
  return { across, down, depth, metre: 1 / (depth * half) }
}

/** @type {Record<string, Camera>} */
export const roomCameras = {
  'pond-lily': [[-1.65, 0.6, 1.5], [0.22, 9, 2.4], 17.4],
  'den-high': [[0.2, 9, 3.3], [-0.2, 2.2, 0.9], 19],
  'pit-island': [[0.9, 9.3, 1.95], [-0.4, 0, 1.25], 20],
  'loft-ladder': [[-2.6, 0.4, 1.6], [1.6, 5.2, 2.1], 16.3],
  'veranda-nests': [[0.2, 7.75, 1.62], [0.35, 0, 1.42], 19.5],
  'parlour-alcove': [[0.25, 2.2, 1.7], [-0.9, 7.8, 1.8], 16],
  'club-round': [[2.05, 0.35, 1.95], [-0.55, 8, 1], 20],
  'hollow-nest': [[-0.9, 0.3, 1.6], [0.15, 7, 1.85], 19],
  'regatta-sail': [[0.95, 0.3, 1.95], [-0.5, 8, 2.0], 18.2],
  'teahouse-gates': [[-0.75, 0.3, 1.9], [0.2, 9, 1.75], 18],
  'ripple-rings': [[1.2, 0.4, 1.6], [-0.3, 9, 2.9], 17.5],
  'council-arrows': [[-1.25, 0.3, 2.9], [0.0, 8, 0.6], 17],
  'spiral-stair': [[-3.05, 8.9, 1.95], [-0.15, 0, 2.4], 17],
  'floe-colony': [[-1.35, 0.35, 2.2], [0.38, 8, 0.75], 19.5],
  'facet-axis': [[-1.8, 0.6, 1.5], [0, 9, 2.3], 18.5],
  'hall-view': [[2.6, 8, 1.5], [-1.6, 0, 2.4], 19],
  'hall-fire': [[1.62, 4.95, 1.4], [-0.1, 8.35, 1.95], 20],
  'loom-aurora': [[-0.4, 0.35, 2.15], [0.05, 7, 2.62], 17.6],
  'skylight-near': [[-2.9, 4.2, 1.5], [1.2, 7, 1.5], 18],
  'soaking-basin': [[-2, 0.7, 1.5], [1, 6.4, 1.5], 20],
  'bunks-front': [[0.6, 0.7, 1.5], [-0.2, 7, 1.65], 19],
  'lookout-side': [[-3.1, 0.8, 1.7], [1.2, 7, 1.5], 19],
  'canopy-foot': [[0.9, 0.8, 1.5], [0.8, 6.9, 1.5], 20],
  'boxbed-front': [[0.2, 0.35, 1.75], [0, 7, 1.47], 18.8],
  'chamber-front': [[0, 0.45, 1.5], [0, 6.2, 2.3], 19],
  'gallery-levels': [[2.85, 1.15, 1.8], [-1.12, 7, 2.3], 18.6],
  'ledges-nest': [[-2.95, 6.7, 1.85], [1.5, 1.95, 1.9], 17.6],
  'observatory-slit': [[3.5, 3.7, 1.6], [-1.3, 3.7, 1.72], 18.2],
  'slipstream-wing': [[0.55, 0.42, 1.75], [0, 7, 1.95], 18.6],
  'iceberg-colony': [[0.35, 0.32, 2.15], [-0.42, 7, 1.55], 16.4],
  'boulder-sun': [[0.1, 0.42, 1.65], [0.22, 7, 2.0], 18.2],
  'cabana-shell': [[-1.95, 5.92, 1.6], [1.08, 3.18, 1.65], 18.4],
  'raft-side': [[3.02, 6.3, 1.85], [-0.8, 1.6, 1.8], 19.5],
  'moongate-bed': [[-0.5, 1, 1.45], [0.06, 7, 1.72], 23],
  'grotto-spout': [[-2.2, 5, 1.2], [1.2, 1, 1.7], 19],
  'sauna-cabin': [[2.9, 6.1, 1.6], [-1.15, 0, 1.45], 20.5],
  'planetarium-stars': [[3.25, 5.5, 1.8], [-0.9, 2.45, 1.85], 18],
  'compass-rose': [[1.72, 0.15, 2.85], [-0.15, 6.6, 0.66], 18.3],
  'prism-axis': [[0.42, 0.14, 1.6], [-0.05, 7, 1.85], 16],
  'curl-barrel': [[1.75, 6.3, 1.75], [-0.5, 0, 1.45], 16.4],
  'breeze-wall': [[-0.15, 0.2, 1.68], [0.05, 7, 1.0], 17],
  'icehole-view': [[-0.35, 6.75, 2.3], [0.5, 1.2, 1.2], 17],
  'barrel-cask': [[1.1, 0.4, 1.7], [-0.55, 6, 1.62], 18.5],
  'tidepool-huts': [[-0.85, 0.3, 2.05], [0.2, 6, 1.55], 18.2],
  'hewn-spout': [[-2.45, 5.35, 1.55], [0.65, 1.5, 1.22], 20],
  'plunge-high': [[-0.9, 6.45, 2.3], [0.4, 1.2, 0.7], 19],
  'twins-view': [[0, 6.2, 1.7], [0, 0, 1.4], 18],
  'windpump-desert': [[0.3, 7.15, 1.78], [-0.02, 0, 2.42], 15.6],
  'cedar-basins': [[-2.3, 0.65, 1.8], [0.3, 6.8, 1.45], 18],
  'fire-side': [[-1.75, 3.3, 1.45], [0.45, 8, 1.45], 24],
  'stove-arch': [[-0.9, 2.9, 1.65], [0.25, 8, 1.7], 18.5],
  'kiva-right': [[3.3, 1.9, 1.45], [-0.25, 8, 1.55], 20],
  'library-front': [[0, 1.3, 1.55], [0, 8, 2.1], 24],
  'ingle-front': [[0.4, 1.35, 1.55], [0.05, 8, 1.8], 25],
  'ribbon-ledge': [[1.42, 1.35, 1.45], [-0.08, 7, 1.95], 20.3],
  'granite-arc': [[2.05, 0.5, 1.6], [-0.7, 7, 1.86], 21.3],
  'lighthouse-shore': [[-1.3, 0.3, 1.9], [0.3, 6, 2.32], 17.3],
  'cinema-tiers': [[1.75, 0.55, 2.8], [-0.22, 7.4, 1.72], 19.6],
  'kota-hood': [[-0.55, 0.4, 1.75], [0.1, 4.35, 1.97], 18.5],
  'launchpad-countdown': [[1.0, 0.3, 1.9], [0.02, 7, 2.2], 17.6],
  'penguin-colony': [[-0.95, 0.32, 1.9], [0.05, 7, 1.93], 17.4],
  'sunset-rays': [[-0.55, 0.35, 1.85], [0.05, 7.6, 2.35], 19.6],
  'oculus-orbits': [[0.12, 0.35, 1.95], [0, 7, 1.82], 19.5],
  'woodpile-boat': [[-1.9, 0.8, 2.05], [0.35, 6.95, 2.15], 20],
}
