import { Cpu, Sofa, Trees, Waves } from 'lucide-react'
import { type AmenityGroup, amenityGroups } from './amenity-groups.ts'

const icons: Record<AmenityGroup, typeof Waves> = {
  Wellness: Waves,
  Technology: Cpu,
  Comfort: Sofa,
  Outdoors: Trees,
}

/** All features of a lodge, in four groups. */
export function Amenities({ features }: { features: readonly string[] }) {
  return (
    <section aria-labelledby="amenities">
      <h2 id="amenities" className="text-3xl">
        Amenities
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
      <div role="group" aria-label="Features" className="mt-5 grid gap-4 sm:grid-cols-2">
        {amenityGroups(features).map(([group, members]) => {
          const Icon = icons[group]
          return (
            <section
              key={group}
              aria-label={group}
              className="rounded-picture border border-line bg-surface p-5"
            >
              <h3 className="flex items-center gap-2.5 text-xl">
                <Icon size={20} className="text-muted" aria-hidden="true" />
                {group}
              </h3>
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
