import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'
import { addDays } from '#contract/platform/dates.ts'

/** Waits until a person sees it. */
export const sees = (what: Locator) => expect.element(what).toBeVisible()

/** Waits until it is gone. */
export const isGone = (what: Locator) => expect.element(what).not.toBeInTheDocument()

/** The address after its origin. */
export const address = () => location.pathname + location.search + location.hash

export const searchParam = (name: string) => new URLSearchParams(location.search).get(name)

/** The calendar date in UTC, so many days from today. */
export const daysFromNow = (days: number) => addDays(new Date().toISOString().slice(0, 10), days)
