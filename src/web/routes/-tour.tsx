import { useNavigate, useRouter } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { glowOf } from '#contract/glow.ts'
import { changeOf } from '#contract/lodge-order.ts'
import type { Lodge } from '#contract/lodges.ts'
import type { CryptoData } from '#contract/market.ts'
import { glowCaption } from '../market/glow-caption.ts'
import { scrollToSection } from '../shell/scroll-to-section.ts'
import type { TourSearch } from '../tour/tour-search.ts'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'

const TourDialog = lazy(() => import('../tour/tour-dialog.tsx'))
const noTour = { tour: undefined, scene: undefined, yaw: undefined, pitch: undefined, zoom: undefined }

type Door = {
  open: (slug: string) => void
  /** The open tour, or nothing. */
  room: ReactNode
}

/** The tour of the page's address: opening adds a step that Back takes away; walking only rewrites it. */
export function useTourDoor(
  search: TourSearch,
  lodges: readonly Lodge[] | undefined,
  market: CryptoData | undefined,
): Door {
  const navigate = useNavigate()
  const router = useRouter()
  const isHydrated = useIsHydrated()
  const wasOpenedHere = useRef(false)
  const go = (change: TourSearch | typeof noTour, replace: boolean) =>
    navigate({
      to: '.',
      search: ((before: object) => ({ ...before, ...noTour, ...change })) as never,
      replace,
      resetScroll: false,
    })
  const close = () => {
    if (wasOpenedHere.current) router.history.back()
    else void go(noTour, true)
    wasOpenedHere.current = false
  }
  const lodge = isHydrated && search.tour ? lodges?.find(({ slug }) => slug === search.tour) : undefined
  const book = async () => {
    if (!lodge) return
    wasOpenedHere.current = false
    const isThere = router.state.location.pathname === `/lodge/${lodge.slug}`
    if (isThere) await go(noTour, true)
    else await navigate({ to: '/lodge/$slug', params: { slug: lodge.slug }, hash: 'reservation' })
    // The dialog gives the focus back first, which would scroll to where the tour was opened.
    requestAnimationFrame(() => scrollToSection('reservation'))
  }
  return {
    open: (slug) => {
      wasOpenedHere.current = true
      void go({ tour: slug }, false)
    },
    room: lodge && (
      <Suspense>
        <TourDialog
          key={lodge.slug}
          lodge={lodge}
          glow={glowOf(changeOf(lodge, market))}
          caption={glowCaption(lodge, market)}
          view={search}
          onView={(shown) => void go(shown, true)}
          onClose={close}
          onBook={() => void book()}
        />
      </Suspense>
    ),
  }
}
