import { useQuery } from '@tanstack/react-query'
import {
  directoryAddress,
  interiorsAddress,
  leadingAddress,
} from '../modules/lodges/browse/directory-address.ts'
import { directoryQuery } from '../platform/api/lodge-queries.ts'
import { useCall } from '../platform/api/use-call.ts'
import type { PagedCatalogueProps } from './-catalogue-props.ts'

export default function PagedCatalogue({ search, dates, isHome = false, children }: PagedCatalogueProps) {
  const call = useCall()
  const sort = isHome ? 'crypto-movement' : 'name'
  const { data, isLoadingError, refetch } = useQuery(
    directoryQuery(call, directoryAddress(search, dates, sort)),
  )
  const leading = useQuery({ ...directoryQuery(call, leadingAddress()), enabled: isHome })
  const interiors = useQuery({ ...directoryQuery(call, interiorsAddress()), enabled: isHome })
  return children({
    lodges: data?.lodges,
    leading: leading.data?.lodges,
    interiors: interiors.data?.lodges,
    page: data ?? null,
    isPaged: true,
    hasFailed: isLoadingError,
    retry: () => void refetch(),
  })
}
