import { useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import type { Lodge } from '#contract/lodges.ts'
import type { CryptoData } from '#contract/market.ts'
import type { TourSearch } from '../tour/tour-search.ts'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the page itself added this entry to open a tour, so that Back closes it. Kept over a reload. */
    isTourPushed?: boolean
  }
}

const OpenTour = lazy(() => import('./-open-tour.tsx'))

type TourRoute = {
  open: (slug: string) => void
  /** The open tour, or nothing. */
  room: ReactNode
}

/** The tour of the page's address: opening pushes a history entry, walking only replaces it. */
export function useTourRoute(
  search: TourSearch,
  lodges: readonly Lodge[] | undefined,
  market: CryptoData | undefined,
): TourRoute {
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  const lodge = isHydrated && search.tour ? lodges?.find(({ slug }) => slug === search.tour) : undefined
  return {
    open: (tour) =>
      void navigate({
        to: '.',
        search: ((before: object) => ({ ...before, tour })) as never,
        state: { isTourPushed: true },
        resetScroll: false,
      }),
    room: lodge && (
      <Suspense>
        <OpenTour key={lodge.slug} lodge={lodge} market={market} view={search} />
      </Suspense>
    ),
  }
}
