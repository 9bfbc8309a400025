import * as z from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { atMost, Instant, requiredText, trimmedLine, trimmedText } from '../platform/fields.ts'

/** Their addresses are `/{name}`. */
export const LegalPageName = z.enum(['terms', 'privacy', 'accessibility', 'contact'])
export type LegalPageName = z.infer<typeof LegalPageName>

/** A text uses a fact as `{name}`. */
export const FactName = z.enum([
  'name',
  'address',
  'email',
  'phone',
  'registration',
  'law',
  'host',
  'photos',
  'printSize',
  'printPaper',
  'printDelivery',
  'printReturns',
])
export type FactName = z.infer<typeof FactName>

const Fact = z.object({ name: FactName, label: z.string(), value: z.string() })

const LodgeStatement = z.object({
  slug: z.string(),
  name: z.string(),
  licence: z.string().nullable(),
  accessibleFeatures: z.array(z.string()),
})

export const LegalPage = z.object({
  name: LegalPageName,
  title: z.string(),
  /** Paragraphs between empty lines; '## ' begins a heading, '- ' a list item. Facts are filled in. */
  text: z.string(),
  /** False for the standard text. */
  isOwn: z.boolean(),
  updatedAt: Instant.nullable(),
  facts: z.array(Fact),
  lodges: z.array(LodgeStatement),
})
export type LegalPage = z.infer<typeof LegalPage>

/** The texts have their facts unfilled. */
export const LegalTexts = z.object({
  pages: z.array(z.object({ name: LegalPageName, title: z.string(), text: z.string(), isOwn: z.boolean() })),
  facts: z.record(FactName, z.string()),
  missing: z.array(z.string()),
})
export type LegalTexts = z.infer<typeof LegalTexts>

const MAX_TEXT = 40_000
const MAX_FACT = 400

const optionalFact = trimmedText().max(MAX_FACT, atMost(MAX_FACT)).optional()
const optionalLine = trimmedLine().max(MAX_FACT, atMost(MAX_FACT)).optional()

/** Facts left out stay; an empty one is removed. */
export const OperatorFacts = z.object({
  name: optionalLine,
  address: optionalFact,
  email: trimmedText()
    .max(254)
    .refine((text) => text === '' || z.email().safeParse(text).success, 'Please enter a valid email address')
    .optional(),
  phone: optionalLine,
  registration: optionalFact,
  law: optionalFact,
  host: optionalLine,
  photos: optionalLine,
  printSize: optionalLine,
  printPaper: optionalLine,
  printDelivery: optionalLine,
  printReturns: optionalLine,
})
export type OperatorFacts = z.output<typeof OperatorFacts>

export const legalEndpoints = endpoints({
  readLegalPage: {
    method: 'GET',
    path: '/api/pages/{name}',
    summary: 'Text of a page about terms, privacy, accessibility or contact, with the facts of the operator',
    access: 'public',
    params: z.object({ name: LegalPageName }),
    reply: LegalPage,
    errors: ['not_found'],
  },
  readLegalTexts: {
    method: 'GET',
    path: '/api/admin/pages',
    summary: 'Texts of the pages, facts about the operator, and what is missing',
    access: 'manager',
    reply: LegalTexts,
    errors: [],
  },
  setLegalPage: {
    method: 'PUT',
    path: '/api/admin/pages/{name}',
    summary:
      'Set the text of a page; null returns to the standard text. Another text than `from` is a conflict with the `current` one, unless it is `text`',
    access: 'manager',
    params: z.object({ name: LegalPageName }),
    body: z.object({
      text: requiredText('Please write a text', MAX_TEXT).nullable(),
      from: z.string().max(MAX_TEXT).optional(),
    }),
    reply: LegalTexts,
    errors: ['invalid', 'not_found', 'conflict'],
  },
  setOperator: {
    method: 'PUT',
    path: '/api/admin/operator',
    summary: 'Set facts about the operator',
    access: 'manager',
    body: OperatorFacts,
    reply: LegalTexts,
    errors: ['invalid'],
  },
})
