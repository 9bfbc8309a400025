import * as z from 'zod'
import { endpoints } from '../platform/endpoint.ts'

/** Ticked by hand, because nothing else shows that they are done. */
export const LaunchMark = z.enum(['calendars', 'texts', 'team', 'terms'])
export type LaunchMark = z.infer<typeof LaunchMark>

export const LaunchItem = z.object({
  name: z.enum([
    ...(['business', 'email', 'cards', 'second-factor', 'lodges', 'taxes', 'guide'] as const),
    ...(['calendars', 'texts', 'team', 'terms', 'test-booking', 'license', 'photos'] as const),
  ]),
  label: z.string(),
  isDone: z.boolean(),
  missing: z.array(z.string()),
})
export type LaunchItem = z.infer<typeof LaunchItem>

export const LaunchChecklist = z.object({
  /** In production not before operator, address and email are stated. */
  takesCards: z.boolean(),
  items: z.array(LaunchItem),
})
export type LaunchChecklist = z.infer<typeof LaunchChecklist>

export const launchEndpoints = endpoints({
  readLaunchChecklist: {
    method: 'GET',
    path: '/api/admin/launch-checklist',
    summary:
      'What is missing before the first guest: business, email, cards, second factor, lodges, taxes, guides, calendars, email texts, team, terms, a test booking, licenses, date of the photographs',
    access: 'manager',
    reply: LaunchChecklist,
    errors: [],
  },
  markLaunchItem: {
    method: 'POST',
    path: '/api/admin/launch-checklist/{name}',
    summary: 'Tick a line of the checklist that is done or not needed',
    access: 'manager',
    params: z.object({ name: LaunchMark }),
    reply: LaunchChecklist,
    errors: ['invalid'],
  },
})
