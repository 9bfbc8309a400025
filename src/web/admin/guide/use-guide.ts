import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { LodgeGuideRecord, type VersionedGuide } from '#contract/guide/guide.ts'
import { ApiError } from '#web/platform/api/call.ts'
import { storeAnswer } from '#web/platform/api/store-answer.ts'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { toastFailure, useAdminCall } from '../kit/use-admin-call.ts'

const guideKey = (slug: string) => ['/api/admin/lodges', slug, 'guide']

export function useGuide(slug: string) {
  const call = useAdminCall()
  return useQuery({
    queryKey: guideKey(slug),
    queryFn: async () =>
      LodgeGuideRecord.parse(await call('GET /api/admin/lodges/{slug}/guide', { params: { slug } })),
    staleTime: 0,
  })
}

export function useSaveGuide(slug: string) {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (body: VersionedGuide) =>
      LodgeGuideRecord.parse(await call('PUT /api/admin/lodges/{slug}/guide', { params: { slug }, body })),
    onSuccess: async (saved) => {
      await storeAnswer(queries, { queryKey: guideKey(slug) }, () => saved)
      toast({ title: 'Guide Saved', description: 'Guests read it from now on.' })
    },
    onError: (error) =>
      toastFailure(
        error,
        'Guide Not Saved',
        (error instanceof ApiError && error.detail) || 'Our server did not answer.',
      ),
  })
}
