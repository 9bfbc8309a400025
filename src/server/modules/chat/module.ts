import { chatEndpoints } from '#contract/chat/chat.ts'
import { defineModule } from '#server/platform/module.ts'
import { chatRoutes } from './routes.ts'

export const chatModule = defineModule({
  name: 'chat',
  summary: 'Rooms of the lodges: messages, moderation, presence, market frames.',
  dependsOn: ['auth', 'market'],
  endpoints: [chatEndpoints],
  register: chatRoutes,
  personalData: {
    chat_marks: { none: ['lodge_slug'] },
    chat_messages: { chat: ['user_name', 'message', 'client_id'], none: ['lodge_slug', 'user_type'] },
    chat_reports: { report: ['reason', 'visitor_hash'] },
    chat_rooms: { none: ['lodge_slug'] },
  },
})
