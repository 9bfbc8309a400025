import * as z from 'zod'
import { endpoints } from '../platform/endpoint.ts'

/** What a site needs before its first guest, in order; `missing` names what is left of it, such as lodges. */
export const LaunchItem = z.object({
  name: z.enum(['operator', 'address', 'email', 'taxes', 'license', 'guide', 'photos']),
  label: z.string(),
  isDone: z.boolean(),
  missing: z.array(z.string()),
})
export type LaunchItem = z.infer<typeof LaunchItem>

export const LaunchChecklist = z.object({
  /** Whether cards can be paid: in production not before operator, address and email are stated. */
  takesCards: z.boolean(),
  items: z.array(LaunchItem),
})
export type LaunchChecklist = z.infer<typeof LaunchChecklist>

export const launchEndpoints = endpoints({
  readLaunchChecklist: {
    method: 'GET',
    path: '/api/admin/launch-checklist',
    summary:
      'What is missing before the first guest: operator, address, email, taxes, licenses, guides, date of the photographs',
    access: 'manager',
    reply: LaunchChecklist,
    errors: [],
  },
})
