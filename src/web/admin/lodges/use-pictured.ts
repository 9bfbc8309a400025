import { useQuery } from '@tanstack/react-query'
import type { Lodge } from '#contract/lodges/lodges.ts'
import { directoryQuery, wholeLodgesQuery } from '#web/platform/api/lodge-queries.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { useIsPaged } from '../kit/use-lodges.ts'

type Pictured = Pick<Lodge, 'slug' | 'exteriorImage' | 'pictures'>

/** Keyed by slug. */
export function usePictured(lodges: readonly { slug: string }[]): ReadonlyMap<string, Pictured> {
  const [call, isPaged] = [useCall(), useIsPaged()]
  const slugs = lodges.map(({ slug }) => slug)
  const all = useQuery({ ...wholeLodgesQuery(call), enabled: !isPaged })
  const page = useQuery({ ...directoryQuery(call, { slugs }), enabled: isPaged && slugs.length > 0 })
  const known: readonly Pictured[] = (isPaged ? page.data?.lodges : all.data) ?? []
  return new Map(known.map((lodge) => [lodge.slug, lodge]))
}
