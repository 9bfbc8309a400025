import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import type { KeyboardEvent, ReactNode } from 'react'
import { withSearch } from '#web/platform/api/with-search.ts'

type Tab<Name extends string> = { name: Name; label: string }

type TabsProps<Name extends string> = {
  label: string
  tabs: readonly Tab<Name>[]
  open: Name
  /** Of the address. */
  parameter?: string
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Leads to the next or previous tab, which Enter or Space opens: a tab with a text field takes the focus once it is open. */
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

/** Tabs that stand in the address, so that each can be sent to a colleague; the first one needs no parameter. */
export function Tabs<Name extends string>({ label, tabs, open, parameter = 'tab' }: TabsProps<Name>) {
  return (
    <div
      role="tablist"
      aria-label={label}
      onKeyDown={moveTab}
      className="mb-5 flex flex-wrap gap-1 border-b border-line pb-2 print:hidden"
    >
      {tabs.map(({ name, label: text }, place) => (
        <Link
          key={name}
          id={`tab-${name}`}
          to="."
          search={withSearch((before) => ({ ...before, [parameter]: place === 0 ? undefined : name }))}
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

/** The content of the open tab. */
export function TabPanel({ open, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${open}`}>
      {children}
    </div>
  )
}
