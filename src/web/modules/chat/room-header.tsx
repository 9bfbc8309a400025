import clsx from 'clsx'
import { Wifi, WifiOff } from 'lucide-react'
import { pluralize } from '#contract/platform/pluralize.ts'

type RoomHeaderProps = { isConnected: boolean; total: number | undefined; presence: number }

export function RoomHeader({ isConnected, total, presence }: RoomHeaderProps) {
  const Icon = isConnected ? Wifi : WifiOff
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 text-sm text-muted">
      <span
        role="status"
        className={clsx(
          'inline-flex items-center gap-1.5 rounded-control border px-2.5 py-1 font-medium',
          isConnected ? 'border-up/40 text-up' : 'border-danger/40 text-danger',
        )}
      >
        <Icon size={14} aria-hidden="true" />
        <span>{isConnected ? 'Connected' : 'Disconnected'}</span>
      </span>
      {total !== undefined && (
        <span data-testid="total-messages" className="tabular">
          {pluralize(total, 'message')}
        </span>
      )}
      {isConnected && presence > 0 && (
        <span data-testid="presence" className="tabular">
          {presence === 1 ? 'Only you here now' : `${presence.toLocaleString('en-US')} here now`}
        </span>
      )}
    </header>
  )
}
