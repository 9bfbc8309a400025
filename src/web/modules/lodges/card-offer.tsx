import { useLodgeOffers } from '#web/platform/ui/lodge/use-lodge-offers.ts'

/** The highest discount that the lodge offers now. */
export function CardOffer({ slug }: { slug: string }) {
  const [offer] = useLodgeOffers(slug)
  if (!offer) return null
  return (
    <span
      className="mark bg-ember text-xs font-semibold text-on-ember"
      // 'TOP' has the opposite corner.
      style={{ inset: '12px 12px auto auto' }}
    >
      {offer}
    </span>
  )
}
