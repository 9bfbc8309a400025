import * as z from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { Email, Instant, requiredLine } from '../platform/fields.ts'
import { pageSchema } from '../platform/paging.ts'
import { packageIds } from './investments.ts'

export const InterestRequest = z.object({
  name: requiredLine('Name is required', 100),
  email: Email,
  packageId: z.enum(packageIds, 'Please choose one of our investment packages'),
})
export type InterestRequest = z.infer<typeof InterestRequest>

const Interest = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  packageId: z.string(),
  createdAt: Instant,
})
export type Interest = z.infer<typeof Interest>

export const interestEndpoints = endpoints({
  readInvestmentSale: {
    method: 'GET',
    path: '/api/investments',
    summary:
      'Whether investment packages are sold here; where they are not, visitors register their interest',
    access: 'public',
    reply: z.object({ areSold: z.boolean() }),
    errors: [],
  },
  registerInterest: {
    method: 'POST',
    path: '/api/investments/interests',
    summary: 'Register interest in an investment package; one entry for each address and package',
    access: 'public',
    body: InterestRequest,
    reply: z.null(),
    status: 204,
    errors: ['invalid'],
  },
  listInterests: {
    method: 'GET',
    path: '/api/admin/investment-interests',
    summary: 'Registered interest in investment packages, newest first',
    access: 'manager',
    query: pageSchema(100),
    reply: z.array(Interest),
    errors: ['invalid'],
  },
  exportInterests: {
    method: 'GET',
    path: '/api/admin/investment-interests.csv',
    summary: 'All registered interest in investment packages, newest first',
    access: 'manager',
    reply: z.string(),
    media: 'text/csv',
    errors: [],
  },
})
