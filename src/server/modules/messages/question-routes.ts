import * as z from 'zod'
import { hostEndpoints } from '#contract/messages/host.ts'
import { questionEndpoints } from '#contract/messages/questions.ts'
import { idempotently, readIdempotencyKey } from '#server/platform/http/idempotency.ts'
import { mount } from '#server/platform/http/mount.ts'
import { hourlyLimit } from '#server/platform/limits/network-limit.ts'
import type { Host } from '#server/platform/module.ts'
import { readHost } from './host.ts'
import { answerQuestion, askOwner, confirmQuestions, deleteQuestion, readQuestion } from './questions.ts'

/** For each network. A question may send an email to its address. */
const QUESTIONS_AN_HOUR = 5

export function questionRoutes({ app, getContext }: Host): void {
  confirmRoute({ app, getContext })
  mount(app, hostEndpoints, getContext, { readHost })
  const limitQuestions = hourlyLimit(QUESTIONS_AN_HOUR)
  mount(app, questionEndpoints, getContext, {
    askOwner: (context, { params, body }, _answer, request) =>
      idempotently(context, { scope: 'questions', key: readIdempotencyKey(request), body }, (inner) => {
        limitQuestions(inner)
        return askOwner(inner, params.slug, body)
      }),
    readQuestion: (context, { params }) => readQuestion(context, params.id),
    answerQuestion: (context, { params, body }, _answer, request) => {
      const call = { scope: `answers:${params.id}`, key: readIdempotencyKey(request), body }
      return idempotently(context, call, (inner) => answerQuestion(inner, params.id, body.text))
    },
    deleteQuestion: async (context, { params }) => {
      await deleteQuestion(context, params.id)
      return null
    },
  })
}

const ConfirmQuery = z.object({ email: z.string().max(254), key: z.string().max(100) })

/** A GET, so that the link works from every mail program. Shows the contact page. */
function confirmRoute({ app, getContext }: Pick<Host, 'app' | 'getContext'>): void {
  app.get('/confirm-question', async (request, reply) => {
    const context = await getContext(request, 'public')
    const query = ConfirmQuery.safeParse(request.query)
    const isConfirmed = query.success && (await confirmQuestions(context, query.data.email, query.data.key))
    reply.header('cache-control', 'private, no-store')
    return reply.redirect(`/contact?question=${isConfirmed ? 'sent' : 'unknown'}`, 303)
  })
}
