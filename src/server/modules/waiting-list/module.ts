import * as z from 'zod'
import { Id } from '#contract/platform/fields.ts'
import { leaveWaitingListEndpoints, waitingListEndpoints } from '#contract/waiting-list/waiting-list.ts'
import { mount } from '#server/platform/http/mount.ts'
import { withOnePress } from '#server/platform/http/one-press.ts'
import { hourlyLimit } from '#server/platform/limits/network-limit.ts'
import { defineModule, type Host } from '#server/platform/module.ts'
import { emailRefresh } from '../mail/start-sender.ts'
import { composeFreeAgain, notifyWaiting } from './notify-waiting.ts'
import { confirmEntry, joinWaitingList, leaveWaitingList, listWaiting } from './waiting-list.ts'

/** For each network. An entry may send an email to its address. */
const ENTRIES_AN_HOUR = 10

export const waitingListModule = defineModule({
  name: 'waiting-list',
  summary: 'Who waits for nights that are taken, and is notified when they are free.',
  dependsOn: ['bookings', 'mail', 'rates'],
  endpoints: [waitingListEndpoints, leaveWaitingListEndpoints],
  register: ({ app, getContext, services }) => {
    const composeOther = services.get(emailRefresh)
    services.provide(emailRefresh, (context, email) =>
      email.occasion && 'waitingId' in email.occasion
        ? composeFreeAgain(context, email.occasion.waitingId)
        : composeOther(context, email),
    )
    const limitEntries = hourlyLimit(ENTRIES_AN_HOUR)
    mount(app, waitingListEndpoints, getContext, {
      joinWaitingList: (context, { params, body }) => {
        limitEntries(context)
        return joinWaitingList(context, params.slug, body)
      },
      listWaiting: (context, { query }) => listWaiting(context, query.lodge),
    })
    withOnePress(app, (scope) =>
      mount(scope, leaveWaitingListEndpoints, getContext, {
        leaveWaitingList: async (context, { params, query }) => {
          await leaveWaitingList(context, params.id, query.key)
          return null
        },
      }),
    )
    confirmRoute({ app, getContext })
  },
  jobs: [{ name: 'writing to waiting lists', everyMs: 30_000, run: ({ context }) => notifyWaiting(context) }],
  personalData: { waiting_list: { waiting: ['email'], none: ['lodge_slug'] } },
})

const ConfirmQuery = z.object({ id: Id, key: z.string().max(100) })

/** A GET, so that the link works from every mail program. Shows the entry's page. */
function confirmRoute({ app, getContext }: Pick<Host, 'app' | 'getContext'>): void {
  app.get('/confirm-waiting-list', async (request, reply) => {
    const context = await getContext(request, 'public')
    const query = ConfirmQuery.safeParse(request.query)
    const page = query.success ? await confirmEntry(context, query.data.id, query.data.key) : null
    reply.header('cache-control', 'private, no-store')
    return reply.redirect(page ? `${page}&confirmed=yes` : '/waiting-list/0?confirmed=no', 303)
  })
}
