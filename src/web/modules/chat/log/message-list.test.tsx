import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ChatMessage } from '#contract/chat/chat.ts'
import { emptyLog, withMessages } from './chat-log.ts'
import { MessageList } from './message-list.tsx'

const message: ChatMessage = {
  id: 1,
  lodgeSlug: 'xrp-lodge',
  userName: 'Ada',
  message: 'Hello',
  timestamp: '2026-11-21T12:00:00.000Z',
  userType: 'guest',
  isActive: true,
  clientId: null,
}

test('new messages are announced, their ages are not', () => {
  const html = renderToString(
    <MessageList
      log={withMessages(emptyLog, [message])}
      recent="ready"
      ownName="Grace"
      typing={null}
      moderation={{ label: 'Report', act: async () => {} }}
      onReadAgain={() => {}}
      onSendAgain={() => {}}
      onDiscard={() => {}}
    />,
  )
  expect(html).toMatch(/role="log"[^>]* aria-live="polite" aria-relevant="additions"/)
})
