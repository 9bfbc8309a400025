import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { withSearch } from '#web/platform/api/with-search.ts'

export const stayTabs = ['overview', 'money', 'messages', 'guest', 'history'] as const
export type StayTab = (typeof stayTabs)[number]

type StayLinkProps = {
  reference: string
  tab?: StayTab
  className?: string
  id?: string
  children: ReactNode
}

export function StayLink({ reference, tab, className, ...rest }: StayLinkProps) {
  return (
    <Link
      to="/admin/bookings/$reference"
      params={{ reference }}
      search={withSearch(tab && tab !== 'overview' ? { tab } : {})}
      className={className ?? 'inline-block min-h-6 font-medium underline-offset-4 hover:underline'}
      {...rest}
    />
  )
}
