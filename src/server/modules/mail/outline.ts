import type { Block } from '#contract/email-templates/template-text.ts'

export type LodgeLook = {
  /** The color of the lodge's neon. */
  accent?: string | undefined
  /** Our own picture by default. */
  exteriorImage?: string | undefined
  /** The lodge's address or else its town, for guests of a confirmed stay. */
  place?: string | undefined
}

export type Outline = {
  subject: string
  paragraphs: (string | Block)[]
  facts: [string, string][]
  /** The last one is the total. */
  amounts?: [string, string][]
  link: { label: string; href: string }
  /** Ends emails such as this one. */
  footer?: { label: string; href: string }
  lodge?: { lodgeSlug: string; lodgeName: string } & LodgeLook
  /** For pictures and the footer; by default the link's host. */
  site?: string
}
