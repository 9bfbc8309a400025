import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { ChangeRequestQuote } from '#contract/bookings/change-requests.ts'
import { isCalendarDate, type Stay } from '#contract/platform/dates.ts'
import { ApiError, refusalIn } from '#web/platform/api/call.ts'
import { ownBookingQuery } from '#web/platform/api/own-booking-query.ts'
import { storeAnswer } from '#web/platform/api/store-answer.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import type { PickedParty } from '#web/platform/ui/forms/party-picker.tsx'
import { toast } from '#web/platform/ui/toast/toast.ts'

export type WantedStay = Stay & PickedParty

/** Loads nothing while nothing differs or dates are incomplete. */
export function useChangeQuote(booking: Booking, key: string, requested: WantedStay) {
  const call = useCall()
  const { reference } = booking
  const names = Object.keys(requested) as (keyof WantedStay)[]
  const isDifferent = names.some((name) => requested[name] !== booking[name])
  const areDates = isCalendarDate(requested.checkIn) && isCalendarDate(requested.checkOut)
  return useQuery<ChangeRequestQuote>({
    queryKey: ['/api/bookings', reference, 'change-quote', requested],
    queryFn: () =>
      call('GET /api/bookings/{reference}/change-request/quote', {
        params: { reference },
        query: { key, ...requested },
      }),
    enabled: isDifferent && areDates,
    staleTime: 0,
    gcTime: 0,
  })
}

/** Both store the returned booking. */
export function useChangeRequest(reference: string, key: string, onSent: () => void) {
  const call = useCall()
  const queries = useQueryClient()
  const { queryKey } = ownBookingQuery(call, reference, key)
  const request = { params: { reference }, query: { key } }
  const send = useMutation({
    mutationFn: (body: WantedStay & { note: string; expectedTotalCents: number }) =>
      call('POST /api/bookings/{reference}/change-request', { ...request, body }),
    onSuccess: async (booking) => {
      await storeAnswer(queries, { queryKey, exact: true }, () => booking)
      toast({
        title: 'Change Request Sent!',
        description: 'The owner answers soon. Until then nothing changes.',
      })
      onSent()
    },
    onError: async (error) => {
      // The price may have changed, and a request whose response was lost may have succeeded.
      void queries.invalidateQueries({ queryKey: ['/api/bookings', reference, 'change-quote'] })
      if (error instanceof ApiError && error.status < 500) return
      await queries.invalidateQueries({ queryKey, exact: true })
      if (queries.getQueryData(queryKey)?.changeRequest) onSent()
    },
  })
  const withdraw = useMutation({
    mutationFn: () => call('DELETE /api/bookings/{reference}/change-request', request),
    onSuccess: (booking) => storeAnswer(queries, { queryKey, exact: true }, () => booking),
    onError: (error) => {
      void queries.invalidateQueries({ queryKey, exact: true })
      toast({
        title: 'Not Withdrawn',
        description: refusalIn(error) ?? 'The answer of our server was lost.',
        variant: 'destructive',
      })
    },
  })
  return { send, withdraw }
}
