import { useSearch } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { useAdminRole } from '../auth/session.ts'
import { findPlace } from './navigation.ts'

type SectionPageProps = { to: string; pages: Readonly<Record<string, ComponentType>> }

export function SectionPage({ to, pages }: SectionPageProps) {
  const name = findPlace(to, useSearch({ strict: false }), useAdminRole())?.tab.tab ?? ''
  const Page = pages[name] ?? Object.values(pages)[0]
  return Page ? <Page key={name} /> : null
}
