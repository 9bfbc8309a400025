import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { mailEndpoints } from '#contract/mail/mail.ts'
import { type GetContext, mount } from '#server/platform/http/mount.ts'
import { confirmEmailWithKey } from './confirmed-emails.ts'
import { readOutbox } from './outbox.ts'
import { sendTestEmail } from './test-email.ts'

export function mailRoutes(app: FastifyInstance, getContext: GetContext): void {
  confirmRoute(app, getContext)
  mount(app, mailEndpoints, getContext, {
    readOutbox: (context, { query }) => readOutbox(context, query),
    sendTestEmail,
  })
}

const ConfirmQuery = z.object({ email: z.string().max(254), key: z.string().max(100) })

/** A GET, so that the link works from every mail program. Shows the badges page. */
function confirmRoute(app: FastifyInstance, getContext: GetContext): void {
  app.get('/confirm-email', async (request, reply) => {
    const context = await getContext(request, 'public')
    const requestContext = ConfirmQuery.safeParse(request.query)
    const isConfirmed =
      requestContext.success &&
      (await confirmEmailWithKey(context, requestContext.data.email, requestContext.data.key))
    reply.header('cache-control', 'private, no-store')
    return reply.redirect(`/badges?confirmed=${isConfirmed ? 'yes' : 'no'}`, 303)
  })
}
