import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refusalIn } from '#web/platform/api/call.ts'
import { ownBookingQuery } from '#web/platform/api/own-booking-query.ts'
import { storeAnswer } from '#web/platform/api/store-answer.ts'
import { useAttemptKey } from '#web/platform/api/use-attempt-key.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import type { WantedExtra } from '#web/platform/ui/forms/extras-picker.tsx'
import { toast } from '#web/platform/ui/toast/toast.ts'

/** Orders extras, and withdraws those awaiting approval. Both store the returned booking. */
export function useExtraOrders(reference: string, key: string) {
  const call = useCall()
  const queries = useQueryClient()
  const attempt = useAttemptKey()
  const { queryKey } = ownBookingQuery(call, reference, key)
  const read = { queryKey, exact: true }
  const order = useMutation({
    mutationFn: (extras: WantedExtra[]) =>
      call('POST /api/bookings/{reference}/extras', {
        params: { reference },
        query: { key },
        body: { extras },
        idempotencyKey: attempt.keyFor({ extras }),
      }),
    onSuccess: async (booking) => {
      attempt.finish()
      await storeAnswer(queries, read, () => booking)
      toast({ title: 'Extras Ordered', description: 'They are part of your stay now.' })
    },
    onError: () => queries.invalidateQueries(read),
  })
  const withdraw = useMutation({
    mutationFn: (orderId: number) =>
      call('DELETE /api/bookings/{reference}/extras/{orderId}', {
        params: { reference, orderId },
        query: { key },
      }),
    onSuccess: (booking) => storeAnswer(queries, read, () => booking),
    onError: (error) => {
      void queries.invalidateQueries(read)
      toast({
        title: 'Not Taken Back',
        description: refusalIn(error) ?? 'The answer of our server was lost.',
        variant: 'destructive',
      })
    },
  })
  return { order, withdraw }
}
