import { useLodgeOffers } from '#web/platform/ui/lodge/use-lodge-offers.ts'

/** The highest discount that a lodge offers at the moment, on the picture of its card. */
export function CardOffer({ slug }: { slug: string }) {
  const [offer] = useLodgeOffers(slug)
  if (!offer) return null
  return (
    <span
      className="mark bg-ember text-xs font-semibold text-on-ember"
      // The opposite corner of 'TOP'.
      style={{ inset: '12px 12px auto auto' }}
    >
      {offer}
    </span>
  )
}
