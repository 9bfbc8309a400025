import { queryOptions } from '@tanstack/react-query'
import type { Extra } from '#contract/extras/extras.ts'
import type { Call } from './call.ts'

type GivenExtra = Pick<Extra, 'id' | 'name' | 'kind' | 'amount'> & {
  [Field in keyof Extra]?: Extra[Field] | undefined
}

const completeExtra = (given: GivenExtra): Extra => ({
  ...given,
  description: given.description ?? '',
  max: given.max ?? 1,
  needsApproval: given.needsApproval ?? false,
  noticeHours: given.noticeHours ?? 0,
  taxed: given.taxed ?? false,
})

export const lodgeExtrasQuery = (call: Call, slug: string) =>
  queryOptions({
    queryKey: ['/api/lodges', slug, 'extras'],
    queryFn: async () =>
      (await call('GET /api/lodges/{slug}/extras', { params: { slug } })).extras.map(completeExtra),
  })
