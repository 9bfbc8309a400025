import { Link, Navigate, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { BrandMark } from '#web/platform/shell/brand-mark.tsx'
import { Main } from '#web/platform/shell/main.tsx'
import { ButtonLink } from '#web/platform/ui/button.tsx'
import { CountBadge } from '#web/platform/ui/count-badge.tsx'
import { useLeaveClosedSheet } from '#web/platform/ui/hooks/use-back-closes.ts'
import { useIsHydrated } from '#web/platform/ui/hooks/use-is-hydrated.ts'
import { LoginDialog } from '../auth/login-dialog.tsx'
import { useAdminRole, useAdminToken } from '../auth/session.ts'
import { useIdleEnd } from '../auth/use-idle-end.ts'
import { useHasUnsavedChanges } from './editing/unsaved-changes.ts'
import { useLiveAdmin } from './live/use-live-admin.ts'
import { homeOf, mayOpen, navigationFor } from './navigation.ts'
import { ProblemsBanner } from './problems-banner.tsx'

type AdminScreenProps = { title: string; lead?: ReactNode; actions?: ReactNode; children: ReactNode }

/**
 * A page of the admin area. Without a token it leads to the login; over a form with unsaved changes it opens
 * the login as a dialog instead. A page that the role may not open has a message in place of its content.
 */
export function AdminScreen(props: AdminScreenProps) {
  const token = useAdminToken()
  useIdleEnd(token)
  const isHydrated = useIsHydrated()
  const hasUnsavedChanges = useHasUnsavedChanges()
  if (!isHydrated) return null
  if (!token && !hasUnsavedChanges) return <Navigate to="/admin/login" replace />
  return (
    <>
      <AdminLayout {...props} />
      {!token && <LoginDialog />}
    </>
  )
}

function AdminLayout({ title, lead, actions, children }: AdminScreenProps) {
  const role = useAdminRole()
  const router = useRouter()
  // The path of this page, and not that of the next one, which the location has while that one loads.
  const [path] = useState(() => router.state.location.pathname)
  const isAllowed = mayOpen(role, path)
  useLeaveClosedSheet()
  // The page behind /admin is not every role's first one.
  if (!isAllowed && path.startsWith('/admin/dashboard')) return <Navigate to={homeOf(role)} replace />
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[13rem_minmax(0,1fr)]">
      <AdminNavigation />
      <Main className="min-w-0 px-4 pt-6 pb-16 outline-none sm:px-8">
        <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
          <div>
            <h1 className="text-3xl sm:text-4xl">{title}</h1>
            {isAllowed && lead && <p className="mt-1 text-muted">{lead}</p>}
          </div>
          {isAllowed && actions && (
            <div className="flex flex-wrap gap-2 max-sm:has-[>:nth-child(2)]:w-full max-sm:has-[>:nth-child(2)]:*:grow">
              {actions}
            </div>
          )}
        </header>
        {isAllowed && <ProblemsBanner />}
        {isAllowed ? children : <NotAllowed />}
      </Main>
    </div>
  )
}

function NotAllowed() {
  return (
    <div className="grid justify-items-start gap-4">
      <p role="alert">Your account is not allowed to open this page. Please ask an admin if you need it.</p>
      <ButtonLink to={homeOf(useAdminRole())}>Back to your first page</ButtonLink>
    </div>
  )
}

/** The navigation: a column at the side, on a phone a row that scrolls. It has the pages of the role. */
function AdminNavigation() {
  const unread = useLiveAdmin()?.unread ?? 0
  const nav = useRef<HTMLElement>(null)
  const role = useAdminRole()
  // Scrolls the row of a phone to the current page, also after the inbox has got its number.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number makes the row wider
  useEffect(() => {
    nav.current?.querySelector('[aria-current=page]')?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [unread])
  return (
    <nav
      ref={nav}
      aria-label="Admin"
      className="sticky top-0 z-40 border-b border-line bg-surface/95 backdrop-blur-md lg:h-dvh lg:overflow-y-auto lg:border-r lg:border-b-0"
    >
      <p className="hidden items-center gap-2.5 px-5 pt-6 pb-5 font-display text-lg lg:flex">
        <BrandMark className="size-6" />
        Crypto Lodge
      </p>
      <div className="flex gap-1 overflow-x-auto px-3 py-2 lg:grid lg:gap-3 lg:pt-0 lg:pb-6">
        {navigationFor(role).map((group) => (
          <PageGroup key={group.name} {...group} unread={unread} />
        ))}
      </div>
    </nav>
  )
}

type PageGroupProps = ReturnType<typeof navigationFor>[number] & { unread: number }

function PageGroup({ name, pages, unread }: PageGroupProps) {
  return (
    <div>
      <p className="hidden px-3 pb-1 text-xs text-muted lg:block">{name}</p>
      <ul className="flex gap-1 lg:grid lg:gap-0">
        {pages.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-10 items-center gap-2.5 rounded-control px-3 text-sm whitespace-nowrap text-text/80 hover:bg-line hover:text-text aria-[current=page]:bg-raised aria-[current=page]:text-text lg:min-h-9"
              activeProps={{ 'aria-current': 'page' }}
            >
              <Icon size={17} aria-hidden="true" className="shrink-0" />
              {label}
              {to === '/admin/inbox' && unread > 0 && <CountBadge count={unread} />}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
