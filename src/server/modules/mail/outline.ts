import type { Block } from '#contract/email-templates/template-text.ts'

/** How an e-mail shows a lodge. */
export type LodgeLook = {
  /** Neon colour. */
  accent?: string | undefined
  /** The address of its picture; of our lodges without it our own. */
  exteriorImage?: string | undefined
  /** Its address, or else its town, for those whose stay is confirmed. */
  place?: string | undefined
}

/** The parts of an e-mail; its HTML and its plain text say the same. */
export type Outline = {
  subject: string
  paragraphs: (string | Block)[]
  facts: [string, string][]
  /** Lines of a price; the last one is the total. */
  amounts?: [string, string][]
  link: { label: string; href: string }
  /** A way out of emails such as this one, below it. */
  footer?: { label: string; href: string }
  /** The lodge it is about, for its picture, and the colour of its neon. */
  lodge?: { lodgeSlug: string; lodgeName: string } & LodgeLook
  /** The site's public address, for pictures and the footer; that of the link without it. */
  site?: string
}
