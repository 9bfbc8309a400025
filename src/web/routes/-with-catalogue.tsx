import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { toStaySearch } from '../modules/search/stay-params.ts'
import { lodgesQuery } from '../platform/api/lodge-queries.ts'
import { useCall } from '../platform/api/use-call.ts'
import { lazyPart } from '../platform/ui/late/lazy-part.tsx'
import type { PagedCatalogueProps, WithCatalogueProps } from './-catalogue-props.ts'

const PagedCatalogue = lazyPart(() => import('./-paged-catalogue.tsx'), 'section')

/** All lodges, or a page of very many, whose script is loaded only then. */
export function WithCatalogue(props: WithCatalogueProps) {
  const Lodges = useRouter().options.context.isPaged ? PagedCatalogue : WholeCatalogue
  return <Lodges {...props} dates={toStaySearch(props.search)} />
}

function WholeCatalogue({ children }: PagedCatalogueProps) {
  const { data: lodges, isLoadingError, refetch } = useQuery(lodgesQuery(useCall()))
  return children({
    lodges,
    leading: lodges,
    interiors: lodges,
    page: null,
    isPaged: false,
    hasFailed: isLoadingError,
    retry: () => void refetch(),
  })
}
