import { useNavigate, useRouter } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import type { CryptoData } from '#contract/market/market.ts'
import type { ListedLodge } from '#contract/search/listed-lodge.ts'
import { withSearch } from '#web/platform/api/with-search.ts'
import type { TourSearch } from '../modules/tour/tour-search.ts'
import { useIsHydrated } from '../platform/ui/hooks/use-is-hydrated.ts'
import { lazyPart } from '../platform/ui/late/lazy-part.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set on an entry that opens a tour, so that Back closes it. A reload keeps it. */
    isTourPushed?: boolean
  }
}

const OpenTour = lazyPart(() => import('./-open-tour.tsx'), 'dialog')

type TourRoute = {
  open: (slug: string) => void
  dialog: ReactNode
}

/** Opening the tour adds a history entry; moving inside the tour replaces it. */
export function useTourRoute(
  search: TourSearch,
  lodges: readonly ListedLodge[] | undefined,
  market: CryptoData | undefined,
): TourRoute {
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  const slug = isHydrated ? search.tour : undefined
  const lodge = slug && lodges?.find((one) => one.slug === slug)
  // A page has only some of very many lodges.
  const { isPaged } = useRouter().options.context
  return {
    open: (tour) =>
      void navigate({
        to: '.',
        search: withSearch((before) => ({ ...before, tour })),
        state: { isTourPushed: true },
        resetScroll: false,
      }),
    dialog: slug && (lodge || isPaged) && (
      <Suspense>
        <OpenTour key={slug} slug={slug} listed={lodge || undefined} market={market} view={search} />
      </Suspense>
    ),
  }
}
