import { useNavigate } from '@tanstack/react-router'
import { CalendarDays, CreditCard, ExternalLink, House, LogOut } from 'lucide-react'
import { formatDollars } from '#contract/platform/money.ts'
import { MONTHS_BEFORE } from '#contract/reports/overview.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { adminUser } from '../auth/session.ts'
import { useLogout } from '../auth/use-session-calls.ts'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { ErrorMessage, StatCard } from '../kit/panel.tsx'
import { LaunchChecklist } from './launch-checklist.tsx'
import { OccupancyMap } from './occupancy-map.tsx'
import { RecentBookings } from './recent-bookings.tsx'
import { RevenueChart } from './revenue-chart.tsx'
import { TodayPanels } from './today.tsx'
import { useBookingTotals } from './use-dashboard.ts'
import { type Today, useTodayData } from './use-today.ts'

export function DashboardPage() {
  const navigate = useNavigate()
  const logout = useLogout()
  const name = adminUser().name ?? 'Admin'
  return (
    <AdminScreen
      title="Admin Dashboard"
      lead={`Welcome, ${name}`}
      actions={
        <>
          <Button onClick={() => void navigate({ to: '/' })}>
            <ExternalLink size={16} aria-hidden="true" />
            View Site
          </Button>
          <Button onClick={logout}>
            <LogOut size={16} aria-hidden="true" />
            Logout
          </Button>
        </>
      }
    >
      <Dashboard />
    </AdminScreen>
  )
}

/** Rendered only with a token, so that no request goes out without one. */
function Dashboard() {
  const today = useTodayData()
  // Nothing is shown below parts that are still loading.
  if (!today.isReady) return <p className="text-muted">Loading today...</p>
  return (
    <div className="grid gap-4">
      <TodayPanels today={today} />
      <LaunchChecklist />
      <Totals today={today} />
      <DashboardLinks />
      <RecentBookings />
      <Charts overview={today.overview} />
    </div>
  )
}

function Totals({ today }: { today: Today }) {
  const totals = useBookingTotals()
  const { data } = today.overview
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <StatCard name="Total Bookings" value={totals ? totals.bookings : '–'} />
      <StatCard
        name="Total Revenue"
        value={totals ? formatDollars(totals.revenue) : '–'}
        note={data && `${formatDollars(data.totals.confirmedRevenue)} of it confirmed`}
      />
      <StatCard name="Admin Role" value={adminUser().role ?? 'admin'} />
    </div>
  )
}

function Charts({ overview: { data, error, refetch } }: Pick<Today, 'overview'>) {
  return (
    <>
      {error && <ErrorMessage message="The overview could not be loaded." onRetry={() => void refetch()} />}
      {data && (
        <>
          <OccupancyMap months={data.months} occupancy={data.occupancy} />
          <RevenueChart
            months={data.months}
            revenue={data.revenue}
            current={data.months[MONTHS_BEFORE] ?? ''}
          />
        </>
      )}
    </>
  )
}

const links = [
  { to: '/admin/lodge-management', label: 'Lodge Management', Icon: House },
  { to: '/admin/calendar', label: 'Calendar Events', Icon: CalendarDays },
  { to: '/admin/payments', label: 'Payments', Icon: CreditCard },
] as const

function DashboardLinks() {
  const navigate = useNavigate()
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      {links.map(({ to, label, Icon }) => (
        <Button key={to} onClick={() => void navigate({ to })}>
          <Icon size={18} aria-hidden="true" />
          {label}
        </Button>
      ))}
    </div>
  )
}
