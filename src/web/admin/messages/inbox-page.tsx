import { useSearch } from '@tanstack/react-router'
import clsx from 'clsx'
import { useCallback, useRef } from 'react'
import { EmptyList } from '#web/platform/ui/empty-list.tsx'
import { useEscape } from '#web/platform/ui/hooks/use-escape.ts'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { ErrorMessage } from '../kit/panel.tsx'
import { useMedia } from '../kit/use-media.ts'
import { AlertSwitches } from './alert-switches.tsx'
import { InboxList } from './inbox-list.tsx'
import { OpenConversationPanel } from './open-conversation-panel.tsx'
import { type OpenConversation, openIn, useInbox } from './use-inbox.ts'

export function InboxPage() {
  const open = openIn(useSearch({ strict: false }))
  const isWide = useMedia('(min-width: 64rem)')
  const list = useRef<HTMLDivElement>(null)
  const isOpen = open.stay !== undefined || open.room !== undefined || open.question !== undefined
  const isOpenOnPhone = isOpen && !isWide
  const focusList = useCallback(() => list.current?.querySelector<HTMLElement>('[aria-current]')?.focus(), [])
  useEscape(isOpen, focusList)
  return (
    <AdminScreen title="Inbox" actions={!isOpenOnPhone && <AlertSwitches />}>
      <div className="grid gap-5 lg:grid-cols-[minmax(16rem,22rem)_minmax(0,1fr)]">
        <div ref={list} className={clsx('min-w-0', isOpen && 'hidden lg:block')}>
          <Conversations open={open} />
        </div>
        <div className={clsx('min-w-0', !isOpen && 'hidden lg:block')}>
          <OpenConversationPanel open={open} />
        </div>
      </div>
    </AdminScreen>
  )
}

function Conversations({ open }: { open: OpenConversation }) {
  const { data, error, refetch } = useInbox()
  if (error && !data)
    return <ErrorMessage message="Failed to load the inbox" onRetry={() => void refetch()} />
  if (!data) return <p className="text-muted">Loading conversations...</p>
  if (data.length === 0)
    return (
      <EmptyList>
        No messages yet. Guests write on the page of their stay, in the rooms of the lodges and with “Ask the
        owner”.
      </EmptyList>
    )
  return <InboxList entries={data} open={open} />
}
