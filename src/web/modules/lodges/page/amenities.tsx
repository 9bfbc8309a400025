import { Cpu, Sofa, Trees, Waves } from 'lucide-react'

type AmenityGroup = 'Wellness' | 'Technology' | 'Comfort' | 'Outdoors'

/** The first match decides; features without a match are comforts. */
const patterns: readonly [AmenityGroup, RegExp][] = [
  ['Wellness', /pool|tub|sauna|steam|shower|bath|yoga|spa\b|massage/i],
  ['Technology', /smart|voice|holograph|ev charger|internet|fibre|sound|cinema|telescope|workspace|scope/i],
  [
    'Outdoors',
    /view|dock|boat|beach|deck|fire pit|terrace|snowshoe|slope|surf|paddle|canoe|hammock|garden|outdoor|dog|stargaz|ski/i,
  ],
]

const order: readonly AmenityGroup[] = ['Wellness', 'Technology', 'Comfort', 'Outdoors']

const findGroup = (feature: string): AmenityGroup =>
  patterns.find(([, pattern]) => pattern.test(feature))?.[0] ?? 'Comfort'

function amenityGroups(features: readonly string[]): [AmenityGroup, string[]][] {
  return order
    .map((group): [AmenityGroup, string[]] => [
      group,
      features.filter((feature) => findGroup(feature) === group),
    ])
    .filter(([, members]) => members.length > 0)
}

const icons: Record<AmenityGroup, typeof Waves> = {
  Wellness: Waves,
  Technology: Cpu,
  Comfort: Sofa,
  Outdoors: Trees,
}

type AmenitiesProps = { features: readonly string[]; essentials: readonly string[] }

export function Amenities({ features, essentials }: AmenitiesProps) {
  return (
    <section aria-labelledby="amenities">
      <h2 id="amenities" className="text-3xl">
        Amenities
      </h2>
      {essentials.length > 0 && (
        <>
          <h3 id="essentials" className="mt-5 text-xl">
            In every lodge
          </h3>
          <ul aria-labelledby="essentials" className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-muted">
            {essentials.map((essential) => (
              <li key={essential}>{essential}</li>
            ))}
          </ul>
        </>
      )}
      <h3 className="mt-6 text-xl">Only here</h3>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
      <div role="group" aria-label="Features" className="mt-3 grid gap-4 sm:grid-cols-2">
        {amenityGroups(features).map(([group, members]) => {
          const Icon = icons[group]
          return (
            <section
              key={group}
              aria-label={group}
              className="rounded-picture border border-line bg-surface p-5"
            >
              <h4 className="flex items-center gap-2.5 text-xl">
                <Icon size={20} className="text-muted" aria-hidden="true" />
                {group}
              </h4>
              <ul className="mt-3 grid gap-1.5 text-muted">
                {members.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </section>
          )
        })}
      </div>
    </section>
  )
}
