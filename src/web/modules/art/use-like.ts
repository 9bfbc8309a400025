import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ArtItem } from '#contract/lodges/lodges.ts'
import { ApiError } from '#web/platform/api/call.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { toast } from '#web/platform/ui/toast/toast.ts'

type Stand = { likes: number; liked: boolean }

/** Likes changed during this visit override the loaded lists. */
const changedLikesKey = ['art-stands'] as const
const ownLikesKey = ['/api/art-gallery', 'likes'] as const

/** The toggle shows a change at once and reverts it when it fails. */
export function useLike(piece: ArtItem) {
  const call = useCall()
  const queries = useQueryClient()
  const own = useQuery({ queryKey: ownLikesKey, queryFn: () => call('GET /api/art-gallery/likes') })
  const stands = useQuery<Record<number, Stand>>({
    queryKey: changedLikesKey,
    queryFn: () => ({}),
    initialData: {},
  })
  const { id } = piece
  const read: Stand = { likes: piece.likes, liked: id !== undefined && (own.data ?? []).includes(id) }
  const stand = (id === undefined ? undefined : stands.data[id]) ?? read
  const writeLike = (known: number, next: Stand | undefined) =>
    queries.setQueryData<Record<number, Stand>>(changedLikesKey, (before = {}) => {
      const { [known]: _, ...others } = before
      return next ? { ...others, [known]: next } : others
    })
  const liking = useMutation({
    scope: { id: `like-${id}` },
    mutationFn: (known: number) => call('POST /api/art-gallery/{id}/like', { params: { id: known } }),
    onMutate: (known) => {
      const before = queries.getQueryData<Record<number, Stand>>(changedLikesKey)?.[known]
      const { likes, liked } = before ?? read
      writeLike(known, { likes: Math.max(0, likes + (liked ? -1 : 1)), liked: !liked })
      return { before }
    },
    onSuccess: (answer, known) => writeLike(known, answer),
    onError: (error, known, rollback) => {
      const isRefused = error instanceof ApiError
      writeLike(known, isRefused ? rollback?.before : undefined)
      if (!isRefused) void queries.invalidateQueries({ queryKey: ['/api/art-gallery'] })
      toast({
        title: 'Error',
        description: isRefused
          ? 'Your like was not saved. Please try again.'
          : 'The answer of our server was lost. The heart shows what is saved.',
        variant: 'destructive',
      })
    },
  })
  return { ...stand, toggle: id === undefined ? undefined : () => liking.mutate(id) }
}
