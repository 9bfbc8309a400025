import * as z from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { Lodge } from './lodges.ts'

export const OwnersLodge = Lodge.pick({
  id: true,
  slug: true,
  name: true,
  price: true,
  maxGuests: true,
  timeZone: true,
})
export type OwnersLodge = z.infer<typeof OwnersLodge>

export const ownersLodgeEndpoints = endpoints({
  listOwnersLodges: {
    method: 'GET',
    path: '/api/admin/lodges',
    summary: 'All lodges by id with little of each, for the lists of the admin area',
    access: 'manager',
    reply: z.array(OwnersLodge),
    errors: [],
  },
})
