import { useNavigate, useRouter } from '@tanstack/react-router'
import { glowOf } from '#contract/glow.ts'
import { changeOf } from '#contract/lodge-order.ts'
import type { Lodge } from '#contract/lodges.ts'
import type { CryptoData } from '#contract/market.ts'
import { glowCaption } from '../market/glow-caption.ts'
import { MarketSource } from '../market/market-source.tsx'
import { useMarket } from '../market/use-market.ts'
import { scrollToSection } from '../shell/scroll-to-section.ts'
import { TourDialog } from '../tour/tour-dialog.tsx'
import type { TourSearch } from '../tour/tour-search.ts'

type OpenTourProps = { lodge: Lodge; market: CryptoData | undefined; view: TourSearch }

/** What the address says without a tour. */
const noTour = { tour: undefined, scene: undefined, yaw: undefined, pitch: undefined, zoom: undefined }

/** The open tour. Its history entry, if the page pushed one, is gone once the tour is closed or left for a booking. */
export default function OpenTour({ lodge, market, view }: OpenTourProps) {
  const navigate = useNavigate()
  const router = useRouter()
  const records = useMarket().data?.filter(({ lodgeSlug }) => lodgeSlug === lodge.slug)
  const replaceWith = (search: TourSearch) =>
    navigate({
      to: '.',
      search: ((before: object) => ({ ...before, ...noTour, ...search })) as never,
      state: true,
      replace: true,
      resetScroll: false,
    })
  const close = async () => {
    if (!router.state.location.state.isTourPushed) return replaceWith(noTour)
    const left = new Promise<void>((resolve) => {
      const unsubscribe = router.subscribe('onRendered', () => {
        unsubscribe()
        resolve()
      })
    })
    router.history.back()
    await left
  }
  const book = async () => {
    const { slug } = lodge
    const isThere = router.state.location.pathname === `/lodge/${slug}`
    if (isThere) await close()
    else await navigate({ to: '/lodge/$slug', params: { slug }, hash: 'reservation', replace: true })
    // The dialog gives the focus back first, which would scroll to where the tour was opened.
    requestAnimationFrame(() => scrollToSection('reservation'))
  }
  return (
    <TourDialog
      lodge={lodge}
      glow={glowOf(changeOf(lodge, market))}
      caption={glowCaption(lodge, market)}
      source={<MarketSource records={records} />}
      view={view}
      onView={(shown) => void replaceWith(shown)}
      onClose={() => void close()}
      onBook={() => void book()}
    />
  )
}
