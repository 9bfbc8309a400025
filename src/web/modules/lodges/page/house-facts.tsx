import { Bath, Bed, Clock, DoorOpen, Users } from 'lucide-react'
import type { Lodge } from '#contract/lodges/lodges.ts'
import { formatHour } from '#contract/platform/dates.ts'
import { pluralize } from '#contract/platform/pluralize.ts'

/** Facts that the owner has not given are left out. */
export function HouseFacts({ lodge }: { lodge: Lodge }) {
  const { bedrooms, beds, baths, maxGuests, checkInFrom, checkOutUntil, houseRules, accessibleFeatures } =
    lodge
  const facts = [
    {
      Icon: DoorOpen,
      words: bedrooms === null ? null : bedrooms === 0 ? 'Studio' : pluralize(bedrooms, 'bedroom'),
    },
    { Icon: Bed, words: beds === null ? null : pluralize(beds, 'bed') },
    { Icon: Bath, words: baths === null ? null : pluralize(baths, 'bath') },
    { Icon: Users, words: pluralize(maxGuests, 'guest') },
    { Icon: Clock, words: `Arrival from ${formatHour(checkInFrom)}` },
    { Icon: Clock, words: `Departure by ${formatHour(checkOutUntil)}` },
  ]
  return (
    <section aria-labelledby="house">
      <h2 id="house" className="text-3xl">
        At a glance
      </h2>
      <ul className="mt-5 grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
        {facts.map(
          ({ Icon, words }) =>
            words && (
              <li key={words} className="flex items-center gap-2.5">
                <Icon size={18} className="shrink-0 text-muted" aria-hidden="true" />
                {words}
              </li>
            ),
        )}
      </ul>
      <FactList id="house-rules" title="House rules" items={houseRules} />
      <FactList title="Accessibility" items={accessibleFeatures} />
    </section>
  )
}

function FactList({ id, title, items }: { id?: string; title: string; items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <>
      <h3 id={id} className="mt-8 scroll-mt-24 text-xl">
        {title}
      </h3>
      <ul className="mt-3 grid list-disc gap-1.5 pl-5 text-muted marker:text-line-strong">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  )
}
