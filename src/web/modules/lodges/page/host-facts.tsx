import { REQUEST_HOLDS_HOURS } from '#contract/bookings/stay-rules.ts'
import type { Lodge } from '#contract/lodges/lodges.ts'
import type { Host } from '#contract/messages/host.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import { isRendering } from '#web/platform/ui/pictures/renderings.ts'

export function HostFacts({ lodge, host }: { lodge: Lodge; host: Host | undefined }) {
  const hasRenderings = [lodge.exteriorImage, ...lodge.interiorImages].some(isRendering)
  const facts = [
    host?.name && `Hosted by ${host.name}`,
    replyWords(host),
    'Direct: no service fee',
    lodge.licence && `License number: ${lodge.licence}`,
    hasRenderings && host?.photos && `Photographs replace the renderings: ${host.photos}`,
  ]
  return (
    <section aria-labelledby="host">
      <h2 id="host" className="text-3xl">
        Your host
      </h2>
      <ul className="mt-5 grid gap-1.5 text-muted">
        {facts.map((fact) => fact && <li key={fact}>{fact}</li>)}
      </ul>
    </section>
  )
}

const MINUTES_OF_HOUR = 60

function replyWords(host: Host | undefined): string {
  const minutes = host?.replyMinutes ?? null
  if (minutes === null) return `Requests are answered within ${REQUEST_HOLDS_HOURS} hours`
  if (minutes < MINUTES_OF_HOUR) return 'Usually replies within an hour'
  return `Usually replies within ${pluralize(Math.ceil(minutes / MINUTES_OF_HOUR), 'hour')}`
}
