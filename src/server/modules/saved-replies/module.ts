import { savedReplyEndpoints } from '#contract/saved-replies/saved-replies.ts'
import { mount } from '#server/platform/http/mount.ts'
import { defineModule } from '#server/platform/module.ts'
import {
  changeSavedReply,
  createSavedReply,
  deleteSavedReply,
  fillSavedReply,
  listSavedReplies,
} from './saved-replies.ts'

export const savedRepliesModule = defineModule({
  name: 'saved-replies',
  summary: 'Replies that the owner saves for the inbox.',
  dependsOn: ['bookings', 'email-templates', 'mail'],
  endpoints: [savedReplyEndpoints],
  register: ({ app, getContext }) =>
    mount(app, savedReplyEndpoints, getContext, {
      listSavedReplies: (context) => listSavedReplies(context),
      createSavedReply: (context, { body }) => createSavedReply(context, body),
      changeSavedReply: (context, { params, body }) => changeSavedReply(context, params.id, body),
      deleteSavedReply: async (context, { params }) => {
        await deleteSavedReply(context, params.id)
        return null
      },
      fillSavedReply: (context, { params, body }) => fillSavedReply(context, params.id, body.bookingId),
    }),
  personalData: { saved_replies: { none: ['title', 'text'] } },
})
