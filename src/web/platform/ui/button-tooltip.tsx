import { Tooltip } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

const DELAY_MS = 700
const SKIP_DELAY_MS = 300

export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <Tooltip.Provider delayDuration={DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Tooltip.Provider>
  )
}

export function ButtonTooltip({ label, children }: { label: string; children: ReactElement }) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger
        asChild
        // A dialog opened by a click moves the focus, which must not show a tooltip.
        onFocus={(event) => !event.currentTarget.matches(':focus-visible') && event.preventDefault()}
      >
        {children}
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content
          sideOffset={6}
          collisionPadding={8}
          className="pointer-events-none z-200 rounded-control border border-line bg-raised px-2.5 py-1 text-sm text-text shadow-float"
        >
          {label}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
