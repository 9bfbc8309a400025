import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { Ellipsis, Plus, Search } from 'lucide-react'
import { useState } from 'react'
import { includesRole } from '#contract/platform/roles.ts'
import { withSearch } from '#web/platform/api/with-search.ts'
import { BrandMark } from '#web/platform/shell/brand-mark.tsx'
import { CountBadge } from '#web/platform/ui/count-badge.tsx'
import { Sheet } from '#web/platform/ui/sheet.tsx'
import { useAdminRole } from '../auth/session.ts'
import { useLiveAdmin } from './live/use-live-admin.ts'
import { type findPlace, navigationFor, tabLink } from './navigation.ts'
import { SearchPalette, useSearchKeys } from './search/search-palette.tsx'
import { useMedia } from './use-media.ts'

type Entry = ReturnType<typeof navigationFor>[number]

const onPhone = ['/admin/dashboard', '/admin/inbox', '/admin/calendar', '/admin/bookings']

/** A column at the side. On a phone: a bar at the bottom, and the search above the page. */
export function AdminNavigation({ path }: { path: string }) {
  const unread = useLiveAdmin()?.unread ?? 0
  const role = useAdminRole()
  const search = useSearchKeys()
  const isWide = useMedia('(min-width: 64rem)')
  const entries = navigationFor(role)
  const props = { entries, path, unread, onSearch: search.open }
  return (
    <>
      {isWide ? <Column {...props} /> : <PhoneBars {...props} isManager={includesRole(role, 'manager')} />}
      {search.isOpen && <SearchPalette onClose={search.close} />}
    </>
  )
}

type BarProps = { entries: readonly Entry[]; path: string; unread: number; onSearch: () => void }

function Column({ entries, path, unread, onSearch }: BarProps) {
  return (
    <nav
      aria-label="Admin"
      className="sticky top-0 z-40 border-line bg-surface/95 lg:h-dvh lg:overflow-y-auto lg:border-r print:hidden"
    >
      <p className="flex items-center gap-2.5 px-5 pt-6 pb-4 font-display text-lg">
        <BrandMark className="size-6" />
        Crypto Lodge
      </p>
      <div className="px-3 pb-3">
        <button
          type="button"
          onClick={onSearch}
          aria-keyshortcuts="/ Control+K"
          className="flex min-h-10 w-full items-center gap-2.5 rounded-control border border-line-strong/40 px-3 text-sm text-muted hover:border-line-strong hover:text-text"
        >
          <Search size={16} aria-hidden="true" />
          Search
          <span aria-hidden="true" className="ml-auto font-mono text-xs">
            /
          </span>
        </button>
      </div>
      <ul className="px-3 pb-6">
        {entries.map((entry) => (
          <li key={entry.to}>
            <EntryLink entry={entry} path={path} unread={unread} className="min-h-10 gap-2.5 px-3 text-sm" />
          </li>
        ))}
      </ul>
    </nav>
  )
}

type EntryLinkProps = { entry: Entry; path: string; unread: number; className: string; onPress?: () => void }

function EntryLink({ entry, path, unread, className, onPress }: EntryLinkProps) {
  const { to, label, Icon, tabs } = entry
  const first = tabs[0]
  const isHere = isIn(entry, path)
  if (!first) return null
  return (
    <Link
      {...tabLink(entry, first)}
      {...(onPress && { onClick: onPress })}
      aria-current={isHere ? 'page' : undefined}
      activeOptions={{ exact: true }}
      className={clsx(
        'flex items-center rounded-control text-text/80 hover:bg-line hover:text-text aria-[current=page]:bg-raised aria-[current=page]:text-text',
        className,
      )}
    >
      <Icon size={17} aria-hidden="true" className="shrink-0" />
      {label}
      {to === '/admin/inbox' && unread > 0 && <CountBadge count={unread} />}
    </Link>
  )
}

const isIn = ({ to, tabs }: Entry, path: string): boolean =>
  [to, ...tabs.flatMap((tab) => tab.to ?? [])].some((one) => path === one || path.startsWith(`${one}/`))

function PhoneBars({ entries, path, unread, onSearch, isManager }: BarProps & { isManager: boolean }) {
  const [isMore, setMore] = useState(false)
  const first =
    entries.length > 5 ? onPhone.flatMap((path) => entries.find(({ to }) => to === path) ?? []) : [...entries]
  const others = entries.filter((entry) => !first.includes(entry))
  // The count overlaps the icon, so that the entries never move.
  const item =
    'relative min-h-12 w-full flex-col justify-center gap-0.5 px-1 text-xs [&>span]:absolute [&>span]:top-0 [&>span]:left-1/2 [&>span]:min-w-5 [&>span]:px-1 [&>span]:text-xs [&>span]:leading-5'
  return (
    <>
      <header className="flex items-center justify-between gap-2 border-b border-line bg-surface px-4 py-2 print:hidden">
        <p className="flex items-center gap-2 font-display">
          <BrandMark className="size-6" />
          Crypto Lodge
        </p>
        <div className="flex gap-1">
          <button type="button" onClick={onSearch} className="grid size-11 place-items-center">
            <Search size={20} aria-hidden="true" />
            {/* A label would give some pages two fields named 'Search'. */}
            <span className="sr-only">Search</span>
          </button>
          {isManager && (
            <Link
              to="/admin/bookings"
              search={withSearch({ new: 1 })}
              aria-label="New booking"
              className="grid size-11 place-items-center"
            >
              <Plus size={22} aria-hidden="true" />
            </Link>
          )}
        </div>
      </header>
      <nav
        aria-label="Admin"
        style={{ paddingBottom: 'env(safe-area-inset-bottom)' }}
        className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface/95 backdrop-blur-md print:hidden"
      >
        <ul className="flex">
          {first.map((entry) => (
            <li key={entry.to} className="flex-1">
              <EntryLink entry={entry} path={path} unread={unread} className={item} />
            </li>
          ))}
          {others.length > 0 && (
            <li className="flex-1">
              <button
                type="button"
                aria-expanded={isMore}
                aria-haspopup="dialog"
                onClick={() => setMore(true)}
                className={`flex items-center text-text/80 ${item}`}
              >
                <Ellipsis size={17} aria-hidden="true" />
                More
              </button>
            </li>
          )}
        </ul>
      </nav>
      {isMore && (
        <Sheet title="More" onClose={() => setMore(false)}>
          <nav aria-label="More pages">
            <ul>
              {others.map((entry) => (
                <li key={entry.to}>
                  <EntryLink
                    entry={entry}
                    path={path}
                    unread={unread}
                    className="min-h-12 gap-3 px-2"
                    onPress={() => setMore(false)}
                  />
                </li>
              ))}
            </ul>
          </nav>
        </Sheet>
      )}
    </>
  )
}

/** Renders nothing for an entry with a single page. */
export function SectionTabs({ place }: { place: ReturnType<typeof findPlace> }) {
  const role = useAdminRole()
  if (!place) return null
  const entry = navigationFor(role).find(({ to }) => to === place.entry.to)
  if (!entry || entry.tabs.length < 2) return null
  return (
    <nav aria-label={entry.label} className="mb-5 border-b border-line pb-2 print:hidden">
      <ul className="flex flex-wrap gap-1">
        {entry.tabs.map((tab) => (
          <li key={tab.tab}>
            <Link
              {...tabLink(entry, tab)}
              activeOptions={{ exact: true }}
              aria-current={tab.tab === place.tab.tab ? 'page' : undefined}
              className="block min-h-11 rounded-control px-3 py-2.5 text-sm text-muted hover:text-text aria-[current=page]:bg-raised aria-[current=page]:text-text"
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
