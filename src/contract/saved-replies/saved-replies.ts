import * as z from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { Id, requiredLine, requiredText } from '../platform/fields.ts'

const ReplyWords = z.object({
  title: requiredLine('Please write a title', 80),
  /** It may have the fields of an email about a stay. */
  text: requiredText('Please write a text', 4000),
})
export type ReplyWords = z.infer<typeof ReplyWords>

export const SavedReply = ReplyWords.extend({ id: z.int() })
export type SavedReply = z.infer<typeof SavedReply>

const byId = z.object({ id: Id })

export const savedReplyEndpoints = endpoints({
  listSavedReplies: {
    method: 'GET',
    path: '/api/admin/saved-replies',
    summary: 'The saved replies by title',
    access: 'manager',
    reply: z.array(SavedReply),
    errors: [],
  },
  createSavedReply: {
    method: 'POST',
    path: '/api/admin/saved-replies',
    summary: 'Save a reply; an unknown field is refused',
    access: 'manager',
    body: ReplyWords,
    reply: SavedReply,
    status: 201,
    errors: ['invalid', 'conflict'],
  },
  changeSavedReply: {
    method: 'PUT',
    path: '/api/admin/saved-replies/{id}',
    summary: 'Change a saved reply',
    access: 'manager',
    params: byId,
    body: ReplyWords,
    reply: SavedReply,
    errors: ['invalid', 'not_found'],
  },
  deleteSavedReply: {
    method: 'DELETE',
    path: '/api/admin/saved-replies/{id}',
    summary: 'Delete a saved reply',
    access: 'manager',
    params: byId,
    reply: z.null(),
    status: 204,
    errors: ['not_found'],
  },
  fillSavedReply: {
    method: 'POST',
    path: '/api/admin/saved-replies/{id}/fill',
    summary: 'A saved reply with its fields filled in for a stay; without one those of a stay are empty',
    access: 'manager',
    params: byId,
    body: z.object({ bookingId: Id.nullable() }),
    reply: z.object({ text: z.string() }),
    errors: ['invalid', 'not_found'],
  },
})
