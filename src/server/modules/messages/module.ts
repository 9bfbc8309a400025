import { inboxEndpoints } from '#contract/messages/inbox.ts'
import { messageEndpoints } from '#contract/messages/messages.ts'
import { defineModule } from '#server/platform/module.ts'
import { messageRoutes } from './routes.ts'

export const messagesModule = defineModule({
  name: 'messages',
  summary: 'Messages of a stay, the inbox, live events of the admin area.',
  dependsOn: ['auth', 'bookings', 'mail'],
  endpoints: [messageEndpoints, inboxEndpoints],
  register: messageRoutes,
  personalData: {
    stay_messages: { stay: ['text'], none: ['from'] },
  },
})
