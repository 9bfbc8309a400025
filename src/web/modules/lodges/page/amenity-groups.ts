export type AmenityGroup = 'Wellness' | 'Technology' | 'Comfort' | 'Outdoors'

/** The first matching pattern decides; a feature without a match is a comfort. */
const patterns: readonly [AmenityGroup, RegExp][] = [
  ['Wellness', /pool|tub|sauna|steam|shower|bath|yoga|spa\b|massage/i],
  ['Technology', /smart|voice|holograph|ev charger|internet|fibre|sound|cinema|telescope|workspace|scope/i],
  [
    'Outdoors',
    /view|dock|boat|beach|deck|fire pit|terrace|snowshoe|slope|surf|paddle|canoe|hammock|garden|outdoor|dog|stargaz|ski/i,
  ],
]

const order: readonly AmenityGroup[] = ['Wellness', 'Technology', 'Comfort', 'Outdoors']

const groupOf = (feature: string): AmenityGroup =>
  patterns.find(([, pattern]) => pattern.test(feature))?.[0] ?? 'Comfort'

/** A lodge's features by group, without empty groups. */
export function amenityGroups(features: readonly string[]): [AmenityGroup, string[]][] {
  return order
    .map((group): [AmenityGroup, string[]] => [
      group,
      features.filter((feature) => groupOf(feature) === group),
    ])
    .filter(([, members]) => members.length > 0)
}
