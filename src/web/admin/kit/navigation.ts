import type { LinkProps } from '@tanstack/react-router'
import {
  BedDouble,
  BookOpen,
  CalendarDays,
  CalendarRange,
  CalendarSync,
  ChartColumn,
  CreditCard,
  FileText,
  Fingerprint,
  History,
  House,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  MailOpen,
  MessagesSquare,
  Package,
  Percent,
  Plug,
  ShieldCheck,
  Sparkles,
  Star,
  Tag,
  Users,
} from 'lucide-react'
import { includesRole, type Role } from '#contract/platform/roles.ts'

/** A page of the admin area; `leastRole` as in the contract of its calls. */
type AdminPage = { to: LinkProps['to'] & string; label: string; Icon: LucideIcon; leastRole: Role }

/** The navigation of the admin area in its order. */
const groups: readonly { name: string; pages: readonly AdminPage[] }[] = [
  {
    name: 'Today',
    pages: [
      { to: '/admin/dashboard', label: 'Dashboard', Icon: LayoutDashboard, leastRole: 'manager' },
      { to: '/admin/inbox', label: 'Inbox', Icon: Inbox, leastRole: 'manager' },
      { to: '/admin/cleaning', label: 'Cleaning', Icon: Sparkles, leastRole: 'housekeeper' },
    ],
  },
  {
    name: 'Stays',
    pages: [
      { to: '/admin/bookings', label: 'Bookings', Icon: BedDouble, leastRole: 'manager' },
      { to: '/admin/calendar', label: 'Calendar', Icon: CalendarDays, leastRole: 'manager' },
      { to: '/admin/channels', label: 'Channels', Icon: CalendarSync, leastRole: 'manager' },
      { to: '/admin/chat', label: 'Chat', Icon: MessagesSquare, leastRole: 'manager' },
      { to: '/admin/reviews', label: 'Reviews', Icon: Star, leastRole: 'manager' },
    ],
  },
  {
    name: 'Lodges',
    pages: [
      { to: '/admin/lodge-management', label: 'Lodges', Icon: House, leastRole: 'manager' },
      { to: '/admin/rates', label: 'Rates', Icon: CalendarRange, leastRole: 'manager' },
      { to: '/admin/charges', label: 'Charges', Icon: Percent, leastRole: 'admin' },
      { to: '/admin/promotions', label: 'Promotions', Icon: Tag, leastRole: 'manager' },
      { to: '/admin/guides', label: 'Guides', Icon: BookOpen, leastRole: 'manager' },
    ],
  },
  {
    name: 'Money',
    pages: [
      { to: '/admin/payments', label: 'Payments', Icon: CreditCard, leastRole: 'manager' },
      { to: '/admin/month', label: 'Month', Icon: ChartColumn, leastRole: 'manager' },
      { to: '/admin/orders', label: 'Orders', Icon: Package, leastRole: 'manager' },
    ],
  },
  {
    name: 'Settings',
    pages: [
      { to: '/admin/outbox', label: 'Outbox', Icon: Mail, leastRole: 'manager' },
      { to: '/admin/emails', label: 'Emails', Icon: MailOpen, leastRole: 'manager' },
      { to: '/admin/pages', label: 'Pages', Icon: FileText, leastRole: 'manager' },
      { to: '/admin/privacy', label: 'Privacy', Icon: Fingerprint, leastRole: 'admin' },
      { to: '/admin/staff', label: 'Staff', Icon: Users, leastRole: 'admin' },
      { to: '/admin/connections', label: 'Connections', Icon: Plug, leastRole: 'admin' },
      { to: '/admin/audit', label: 'Audit', Icon: History, leastRole: 'admin' },
      { to: '/admin/security', label: 'Security', Icon: ShieldCheck, leastRole: 'housekeeper' },
    ],
  },
]

/** The groups with the pages that a role may open. */
export function navigationFor(role: Role) {
  return groups
    .map(({ name, pages }) => ({
      name,
      pages: pages.filter(({ leastRole }) => includesRole(role, leastRole)),
    }))
    .filter(({ pages }) => pages.length > 0)
}

/** Whether a role may open the page at a path; a path without an entry is left to the server. */
export function mayOpen(role: Role, path: string): boolean {
  const page = groups.flatMap(({ pages }) => pages).find(({ to }) => path === to || path === `${to}/`)
  return !page || includesRole(role, page.leastRole)
}

/** The first page after signing in. */
export const homeOf = (role: Role) =>
  includesRole(role, 'manager') ? ('/admin/dashboard' as const) : ('/admin/cleaning' as const)
