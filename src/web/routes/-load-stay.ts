import { notFound } from '@tanstack/react-router'
import { ApiError } from '../platform/api/call.ts'
import { lodgeQuery } from '../platform/api/lodge-queries.ts'
import { ownBookingQuery } from '../platform/api/own-booking-query.ts'
import type { RouterContext } from '../router-context.ts'
import { prefetch } from './-prefetch.ts'

/** Throws `notFound` for an unknown reference or a wrong key. */
export async function loadStay(
  { call, queryClient }: RouterContext,
  reference: string,
  key: string,
): Promise<void> {
  const booking = queryClient.ensureQueryData(ownBookingQuery(call, reference, key))
  const { lodgeSlug } = await booking.catch((error: unknown) => {
    throw error instanceof ApiError && error.status < 500 ? notFound() : error
  })
  await prefetch(queryClient, lodgeQuery(call, lodgeSlug))
}
