import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import type { KeyboardEvent, ReactNode } from 'react'
import { withSearch } from '#web/platform/api/with-search.ts'

type Tab<Name extends string> = { name: Name; label: string }

type TabsProps<Name extends string> = {
  label: string
  tabs: readonly Tab<Name>[]
  open: Name
  parameter?: string
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Arrow keys move only the focus; Enter or Space opens the tab, because an opened tab may take the focus. */
function moveTab(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const place = tabs.indexOf(document.activeElement as HTMLElement)
  const step = steps[event.key]
  const isPress = event.key === ' '
  if ((!step && !isPress) || place < 0) return
  event.preventDefault()
  if (isPress) tabs[place]?.click()
  else if (step) tabs[(place + step + tabs.length) % tabs.length]?.focus()
}

/** The tab is in the address, so that its link can be shared; the first tab has no parameter. */
export function Tabs<Name extends string>({ label, tabs, open, parameter = 'tab' }: TabsProps<Name>) {
  return (
    <div
      role="tablist"
      aria-label={label}
      onKeyDown={moveTab}
      className="mb-5 flex flex-wrap gap-1 border-b border-line pb-2 print:hidden"
    >
      {tabs.map(({ name, label: text }, index) => (
        <Link
          key={name}
          id={`tab-${name}`}
          to="."
          search={withSearch((before) => ({ ...before, [parameter]: index === 0 ? undefined : name }))}
          replace
          resetScroll={false}
          activeOptions={{ exact: true }}
          role="tab"
          aria-selected={name === open}
          aria-controls={name === open ? 'tab-panel' : undefined}
          tabIndex={name === open ? 0 : -1}
          className={clsx(
            'min-h-11 rounded-control px-3 py-2.5 hover:text-text sm:px-4',
            name === open ? 'bg-raised text-text' : 'text-muted',
          )}
        >
          {text}
        </Link>
      ))}
    </div>
  )
}

type TabPanelProps = { open: string; children: ReactNode }

export function TabPanel({ open, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${open}`}>
      {children}
    </div>
  )
}
