import { useNavigate } from '@tanstack/react-router'
import { CalendarDays, CreditCard, ExternalLink, House, LogOut } from 'lucide-react'
import { MONTHS_BEFORE } from '#contract/admin.ts'
import { formatDollars } from '#contract/money.ts'
import { Button } from '../ui/button.tsx'
import { AdminScreen } from './admin-screen.tsx'
import { ComingDays } from './coming-days.tsx'
import { OccupancyMap } from './occupancy-map.tsx'
import { ErrorMessage, StatCard } from './panel.tsx'
import { RecentBookings } from './recent-bookings.tsx'
import { RevenueChart } from './revenue-chart.tsx'
import { adminUser } from './session.ts'
import { UntaxedNotice } from './untaxed-notice.tsx'
import { totalsFrom, useNewestBookings, useOverview } from './use-dashboard.ts'
import { useLogout } from './use-session-calls.ts'
import { WaitingRequests } from './waiting-requests.tsx'

/** What an owner sees first: totals, what waits, who comes, how full the lodges are. */
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

/** Drawn only for someone who is signed in, so that nobody else asks for its data. */
function Dashboard() {
  const bookings = useNewestBookings()
  const overview = useOverview()
  const totals = totalsFrom(bookings.data, overview.data)
  const { data } = overview
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-3">
        <StatCard name="Total Bookings" value={totals ? totals.bookings : '–'} />
        <StatCard
          name="Total Revenue"
          value={totals ? formatDollars(totals.revenue) : '–'}
          note={data && `${formatDollars(data.totals.confirmedRevenue)} of it confirmed`}
        />
        <StatCard name="Admin Role" value={adminUser().role ?? 'admin'} />
      </div>
      <Ways />
      <UntaxedNotice />
      <div className="grid gap-4 xl:grid-cols-2">
        <RecentBookings />
        {data && <WaitingRequests requests={data.waiting} count={data.totals.requested} />}
      </div>
      {overview.error && (
        <ErrorMessage message="The overview could not be loaded." onRetry={() => void overview.refetch()} />
      )}
      {data && (
        <>
          <ComingDays arrivals={data.arrivals} departures={data.departures} />
          <OccupancyMap months={data.months} occupancy={data.occupancy} />
          <RevenueChart
            months={data.months}
            revenue={data.revenue}
            current={data.months[MONTHS_BEFORE] ?? ''}
          />
        </>
      )}
    </div>
  )
}

const ways = [
  { to: '/admin/lodge-management', label: 'Lodge Management', Icon: House },
  { to: '/admin/calendar', label: 'Calendar Events', Icon: CalendarDays },
  { to: '/admin/payments', label: 'Payments', Icon: CreditCard },
] as const

/** The ways on that the dashboard offers. */
function Ways() {
  const navigate = useNavigate()
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      {ways.map(({ to, label, Icon }) => (
        <Button key={to} onClick={() => void navigate({ to })}>
          <Icon size={18} aria-hidden="true" />
          {label}
        </Button>
      ))}
    </div>
  )
}
