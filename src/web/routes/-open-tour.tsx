import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import type { Lodge } from '#contract/lodges/lodges.ts'
import type { CryptoData } from '#contract/market/market.ts'
import type { ListedLodge } from '#contract/search/listed-lodge.ts'
import { findChange } from '#contract/search/lodge-order.ts'
import { withSearch } from '#web/platform/api/with-search.ts'
import { glowCaption } from '../modules/market/glow-caption.ts'
import { MarketSource } from '../modules/market/market-source.tsx'
import { useMarket } from '../modules/market/use-market.ts'
import { parseStayParams } from '../modules/search/stay-params.ts'
import { TourDialog } from '../modules/tour/tour-dialog.tsx'
import type { TourSearch } from '../modules/tour/tour-search.ts'
import { lodgeQuery } from '../platform/api/lodge-queries.ts'
import { useCall } from '../platform/api/use-call.ts'
import { scrollToSection } from '../platform/shell/scroll-to-section.ts'
import { Button } from '../platform/ui/button.tsx'
import { toGlow } from '../platform/ui/lodge/glow.ts'

type OpenTourProps = {
  slug: string
  /** Undefined for a lodge that the page does not list. */
  listed: ListedLodge | undefined
  market: CryptoData | undefined
  view: TourSearch
}

const noTour = { tour: undefined, scene: undefined, yaw: undefined, pitch: undefined, zoom: undefined }

/** Closing the tour, or going on to a booking, removes its history entry. */
export default function OpenTour({ slug, listed, market, view }: OpenTourProps) {
  const navigate = useNavigate()
  const router = useRouter()
  const records = useMarket().data?.filter(({ lodgeSlug }) => lodgeSlug === slug)
  const whole = useWholeLodge(slug, listed)
  const replaceWith = (search: TourSearch) =>
    navigate({
      to: '.',
      search: withSearch((before) => ({ ...before, ...noTour, ...search })),
      state: true,
      replace: true,
      resetScroll: false,
    })
  const isLeaving = useRef(false)
  // A view reaches the address a moment later. If the guest has left by then, that would open the tour again.
  const follow = (shown: TourSearch) => {
    if (!isLeaving.current && router.latestLocation.search.tour === slug) void replaceWith(shown)
  }
  const close = async () => {
    isLeaving.current = true
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
    isLeaving.current = true
    const isThere = router.state.location.pathname === `/lodge/${slug}`
    if (isThere) await close()
    else {
      const stay = parseStayParams(router.state.location.search)
      await navigate({
        to: '/lodge/$slug',
        params: { slug },
        search: stay,
        hash: 'reservation',
        replace: true,
      })
    }
    // The dialog first returns the focus, which would scroll back.
    requestAnimationFrame(() => scrollToSection('reservation'))
  }
  if (whole.isLoadingError)
    return <TourFailed onRetry={() => void whole.refetch()} onClose={() => void close()} />
  if (!whole.data) return null
  return (
    <TourDialog
      lodge={whole.data}
      glow={toGlow(findChange(listed ?? whole.data, market))}
      caption={glowCaption(listed ?? whole.data, market)}
      source={<MarketSource records={records} />}
      view={view}
      onView={follow}
      onClose={() => void close()}
      onBook={() => void book()}
    />
  )
}

/** A list that the server rendered has only what it shows, so it lacks the rooms. */
function useWholeLodge(slug: string, listed: ListedLodge | undefined) {
  const isWhole = (given: ListedLodge | undefined): given is Lodge => given?.panoramas !== undefined
  const query = lodgeQuery(useCall(), slug)
  return useQuery(isWhole(listed) ? { ...query, initialData: listed } : query)
}

function TourFailed({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-[110] mx-auto grid max-w-md justify-items-start gap-3 rounded-picture border border-line bg-surface p-5 shadow-float"
    >
      <p>The tour could not be loaded.</p>
      <div className="flex gap-3">
        <Button onClick={onRetry}>Try again</Button>
        <Button onClick={onClose}>Close</Button>
      </div>
    </div>
  )
}
