import { Link, Navigate } from '@tanstack/react-router'
import {
  BedDouble,
  CalendarDays,
  CalendarSync,
  CreditCard,
  History,
  House,
  LayoutDashboard,
  Mail,
  MessagesSquare,
  Package,
  Percent,
  ShieldCheck,
} from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { BrandMark } from '../shell/brand-mark.tsx'
import { Main } from '../shell/main.tsx'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { LoginDialog } from './login-dialog.tsx'
import { useAdminToken } from './session.ts'
import { useHasUnsavedChanges } from './unsaved-changes.ts'

const rooms = [
  { to: '/admin/dashboard', label: 'Dashboard', Icon: LayoutDashboard },
  { to: '/admin/bookings', label: 'Bookings', Icon: BedDouble },
  { to: '/admin/lodge-management', label: 'Lodges', Icon: House },
  { to: '/admin/charges', label: 'Charges', Icon: Percent },
  { to: '/admin/calendar', label: 'Calendar', Icon: CalendarDays },
  { to: '/admin/channels', label: 'Channels', Icon: CalendarSync },
  { to: '/admin/payments', label: 'Payments', Icon: CreditCard },
  { to: '/admin/orders', label: 'Orders', Icon: Package },
  { to: '/admin/chat', label: 'Chat', Icon: MessagesSquare },
  { to: '/admin/outbox', label: 'Outbox', Icon: Mail },
  { to: '/admin/audit', label: 'Audit', Icon: History },
  { to: '/admin/security', label: 'Security', Icon: ShieldCheck },
] as const

type AdminScreenProps = { title: string; lead?: ReactNode; actions?: ReactNode; children: ReactNode }

/**
 * A screen of the owner's desk. Without a stored token it leads to the login and shows nothing, unless a form holds
 * unsaved changes: then the login stands over it.
 */
export function AdminScreen({ title, lead, actions, children }: AdminScreenProps) {
  const token = useAdminToken()
  const isHydrated = useIsHydrated()
  const hasUnsavedChanges = useHasUnsavedChanges()
  if (!isHydrated) return null
  if (!token && !hasUnsavedChanges) return <Navigate to="/admin/login" replace />
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[13rem_1fr]">
      <AdminNavigation />
      <Main className="min-w-0 px-4 pt-6 pb-16 outline-none sm:px-8">
        <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
          <div>
            <h1 className="text-3xl sm:text-4xl">{title}</h1>
            {lead && <p className="mt-1 text-muted">{lead}</p>}
          </div>
          {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
        </header>
        {children}
      </Main>
      {!token && <LoginDialog />}
    </div>
  )
}

/** A column at the side; a row that scrolls at the top of a phone. */
function AdminNavigation() {
  const nav = useRef<HTMLElement>(null)
  // On a phone the row is wider than the screen: the room one is in shall be seen.
  useEffect(() => {
    nav.current?.querySelector('[aria-current=page]')?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [])
  return (
    <nav
      ref={nav}
      aria-label="Admin"
      className="sticky top-0 z-40 border-b border-line bg-surface/95 backdrop-blur-md lg:h-dvh lg:border-r lg:border-b-0"
    >
      <p className="hidden items-center gap-2.5 px-5 pt-6 pb-5 font-display text-lg lg:flex">
        <BrandMark className="size-6" />
        Crypto Lodge
      </p>
      <ul className="flex gap-1 overflow-x-auto px-3 py-2 lg:grid lg:py-0">
        {rooms.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-10 items-center gap-2.5 rounded-control px-3 text-sm whitespace-nowrap text-text/80 hover:bg-line hover:text-text aria-[current=page]:bg-raised aria-[current=page]:text-text"
              activeProps={{ 'aria-current': 'page' }}
            >
              <Icon size={17} aria-hidden="true" className="shrink-0" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
