import type { ReactNode } from 'react'
import type { Lodge } from '#contract/lodges/lodges.ts'
import type { MarketRecord } from '#contract/market/market.ts'
import { Composer } from './composer.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { MessageList } from './log/message-list.tsx'
import { MarketPanel } from './market-panel.tsx'
import { RoomHeader } from './room-header.tsx'
import type { Speaker } from './session/chat-session.ts'
import { SessionExpired } from './session/session-expired.tsx'
import { useChat, useChatTotal } from './session/use-chat.ts'
import { useModeration } from './use-moderation.ts'

type ChatRoomProps = {
  lodge: Lodge
  speaker: Speaker
  source: (record: MarketRecord) => ReactNode
  fireplace: ReactNode
}

export function ChatRoom({ lodge, speaker, source, fireplace }: ChatRoomProps) {
  const { view, session } = useChat(lodge.slug, speaker)
  const moderation = useModeration(lodge.slug, speaker.token)
  const total = useChatTotal(lodge.slug)
  return (
    <>
      {view.hasExpired && <SessionExpired />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_340px]">
        <section
          aria-label="Chat room"
          className="roof-line flex h-[min(780px,calc(100dvh-13.5rem))] min-h-[400px] flex-col overflow-hidden rounded-picture border border-line bg-surface"
        >
          <RoomHeader isConnected={view.isConnected} total={total} presence={view.presence} />
          <HistoryPanel slug={lodge.slug} log={view.log} moderation={moderation} />
          <MessageList
            log={view.log}
            recent={view.recent}
            ownName={speaker.userName}
            typing={view.typing}
            moderation={moderation}
            onReadAgain={() => session.readAgain()}
            onSendAgain={(pending) => session.resend(pending)}
            onDiscard={(clientId) => session.discard(clientId)}
          />
          <Composer
            isConnected={view.isConnected}
            onSend={(text) => session.send(text)}
            onTyping={() => session.sendTyping()}
          />
        </section>
        <aside className="grid gap-6">
          <MarketPanel lodge={lodge} source={source} />
          {fireplace}
        </aside>
      </div>
    </>
  )
}
