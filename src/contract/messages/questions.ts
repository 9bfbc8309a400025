import * as z from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { Email, Id, Instant, requiredText, Slug } from '../platform/fields.ts'

export const MAX_QUESTION_CHARACTERS = 2000

export const LodgeQuestion = z.object({
  email: Email,
  text: requiredText(
    'Please write your question',
    MAX_QUESTION_CHARACTERS,
    'A question has at most 2,000 characters',
  ),
})
export type LodgeQuestion = z.infer<typeof LodgeQuestion>

/** `to_confirm` until the emailed link was opened; `delivered` without a mail server. */
export const QuestionReceipt = z.object({ state: z.enum(['to_confirm', 'delivered']) })
export type QuestionReceipt = z.infer<typeof QuestionReceipt>

/** The first message is the question, then come the answers, oldest first. */
export const QuestionThread = z.object({
  id: z.int(),
  lodgeSlug: z.string(),
  lodgeName: z.string(),
  email: z.string(),
  messages: z.array(
    z.object({ id: z.int(), from: z.enum(['guest', 'owner']), text: z.string(), at: Instant }),
  ),
})
export type QuestionThread = z.infer<typeof QuestionThread>

const question = z.object({ id: Id })

export const questionEndpoints = endpoints({
  askOwner: {
    method: 'POST',
    path: '/api/lodges/{slug}/questions',
    summary:
      'Write to the owner before a booking. With a mail server the question arrives once the link in the email to its address was opened',
    access: 'public',
    params: z.object({ slug: Slug }),
    body: LodgeQuestion,
    reply: QuestionReceipt,
    status: 201,
    errors: ['invalid', 'not_found', 'key_reused', 'too_many'],
  },
  readQuestion: {
    method: 'GET',
    path: '/api/admin/questions/{id}',
    summary: 'A question about a lodge with its answers',
    access: 'manager',
    scope: 'bookings:read',
    params: question,
    reply: QuestionThread,
    errors: ['not_found'],
  },
  answerQuestion: {
    method: 'POST',
    path: '/api/admin/questions/{id}/answers',
    summary: 'Answer a question by email; a repeated Idempotency-Key sends nothing twice',
    access: 'manager',
    scope: 'bookings:write',
    params: question,
    body: LodgeQuestion.pick({ text: true }),
    reply: QuestionThread,
    status: 201,
    errors: ['invalid', 'not_found', 'key_reused'],
  },
  deleteQuestion: {
    method: 'DELETE',
    path: '/api/admin/questions/{id}',
    summary: 'Delete a question with its answers',
    access: 'manager',
    scope: 'bookings:write',
    params: question,
    reply: z.null(),
    status: 204,
    errors: ['not_found'],
  },
})
