import type { ReactNode } from 'react'
import type { StayGuide } from '#contract/guide/guide.ts'

/** Draws a guide as a guest reads it at an instant in milliseconds; from the guide module. */
export type DrawGuide = (guide: StayGuide, now: number) => ReactNode
