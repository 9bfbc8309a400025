import { Navigate, useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { Main } from '#web/platform/shell/main.tsx'
import { ButtonLink } from '#web/platform/ui/button.tsx'
import { useLeaveClosedSheet } from '#web/platform/ui/hooks/use-back-closes.ts'
import { useIsHydrated } from '#web/platform/ui/hooks/use-is-hydrated.ts'
import { LoginDialog } from '../auth/login-dialog.tsx'
import { useAdminRole, useAdminToken } from '../auth/session.ts'
import { useIdleEnd } from '../auth/use-idle-end.ts'
import { AdminNavigation, SectionTabs } from './admin-navigation.tsx'
import { useHasUnsavedChanges } from './editing/unsaved-changes.ts'
import { useFocusField } from './focus-field.ts'
import { findPlace, homePath, mayOpen } from './navigation.ts'
import { ProblemsBanner } from './problems-banner.tsx'

type AdminScreenProps = { title: string; lead?: ReactNode; actions?: ReactNode; children: ReactNode }

/** Without a token the page leads to the login; over unsaved changes the login opens as a dialog instead. A role without access sees a message. */
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
  // While the next page loads, the location already has that page's address.
  const [{ pathname: path, search }] = useState(() => router.state.location)
  const isAllowed = mayOpen(role, path, search)
  useLeaveClosedSheet()
  useFocusField()
  // Links to /admin open the dashboard, which is not every role's first page.
  if (!isAllowed && path.startsWith('/admin/dashboard')) return <Navigate to={homePath(role)} replace />
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[13rem_minmax(0,1fr)]">
      <AdminNavigation path={path} />
      <Main className="min-w-0 px-4 pt-6 pb-24 outline-none sm:px-8">
        <SectionTabs place={findPlace(path, search, role)} />
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
      <ButtonLink to={homePath(useAdminRole())}>Back to your first page</ButtonLink>
    </div>
  )
}
