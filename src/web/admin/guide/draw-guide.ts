import type { ReactNode } from 'react'
import type { StayGuide } from '#contract/guide/guide.ts'

/** Drawn by the guide module. `now` is in milliseconds. */
export type DrawGuide = (guide: StayGuide, now: number) => ReactNode
