import { type Query, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { BookingReceipt, BookingRequest, FreeStay } from '#contract/bookings.ts'
import { ApiError } from '../api/call.ts'
import { useCall } from '../api/use-call.ts'
import { toast } from '../ui/toast.ts'

/** Free stays that the server offers when the wanted one is gone. */
export function alternativesIn(error: unknown): FreeStay[] {
  const offered = error instanceof ApiError ? error.problem?.alternatives : undefined
  return Array.isArray(offered) ? (offered as FreeStay[]) : []
}

const isAvailability = ({ queryKey }: Query) => queryKey[2] === 'availability'

/** Asks for a stay. One attempt keeps one idempotency key, so a repeat after a lost answer books nothing twice. */
export function useBooking(onBooked: (receipt: BookingReceipt | null) => void) {
  const call = useCall()
  const queries = useQueryClient()
  const attempt = useRef({ body: '', key: '' })
  return useMutation({
    mutationFn: (request: BookingRequest) => {
      const body = JSON.stringify(request)
      if (attempt.current.body !== body) attempt.current = { body, key: crypto.randomUUID() }
      return call('POST /api/bookings', { body: request, idempotencyKey: attempt.current.key })
    },
    onSuccess: (receipt) => {
      attempt.current = { body: '', key: '' }
      toast({
        title: 'Booking Request Sent!',
        description: "We'll contact you soon to confirm your reservation.",
      })
      void queries.invalidateQueries({ predicate: isAvailability })
      void queries.invalidateQueries({ queryKey: ['/api/bookings'] })
      // The contract does not say what is answered: without a reference there is nothing to show of it.
      onBooked(receipt?.reference ? receipt : null)
    },
    onError: (error) => {
      toast({
        title: 'Booking Failed',
        description: 'There was an error processing your booking. Please try again.',
        variant: 'destructive',
      })
      if (error instanceof ApiError && error.status === 409)
        void queries.invalidateQueries({ predicate: isAvailability })
    },
  })
}
