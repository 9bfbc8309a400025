import { ChatNotFound } from '../chat/chat-not-found.tsx'
import { Page } from '../shell/page.tsx'

export function NoChat() {
  return (
    <Page>
      <ChatNotFound />
    </Page>
  )
}
