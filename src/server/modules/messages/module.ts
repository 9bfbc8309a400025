import { hostEndpoints } from '#contract/messages/host.ts'
import { inboxEndpoints } from '#contract/messages/inbox.ts'
import { messageEndpoints } from '#contract/messages/messages.ts'
import { questionEndpoints } from '#contract/messages/questions.ts'
import { defineModule } from '#server/platform/module.ts'
import { questionRoutes } from './question-routes.ts'
import { messageRoutes } from './routes.ts'

export const messagesModule = defineModule({
  name: 'messages',
  summary: 'Messages of a stay, questions before a booking, the inbox, live events of the admin area.',
  dependsOn: ['auth', 'bookings', 'legal', 'mail'],
  endpoints: [messageEndpoints, questionEndpoints, inboxEndpoints, hostEndpoints],
  register: (host) => {
    messageRoutes(host)
    questionRoutes(host)
  },
  personalData: {
    stay_messages: { stay: ['text'], none: ['from'] },
    lodge_questions: { question: ['email', 'text'], none: ['lodge_slug'] },
    question_answers: { question: ['text'] },
  },
})
