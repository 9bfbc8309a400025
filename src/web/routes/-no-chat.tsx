import { ChatNotFound } from '../modules/chat/chat-not-found.tsx'
import { Page } from '../platform/shell/page.tsx'

export function NoChat() {
  return (
    <Page>
      <ChatNotFound />
    </Page>
  )
}
