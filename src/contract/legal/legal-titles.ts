import type { FactName, LegalPageName } from './legal.ts'

export const legalTitles: Record<LegalPageName, string> = {
  terms: 'Terms',
  privacy: 'Privacy',
  accessibility: 'Accessibility',
  contact: 'Contact',
}

/** Labels for owner and visitors; pages need the first four. */
export const factLabels: Record<FactName, string> = {
  name: 'Operator',
  address: 'Postal address',
  email: 'E-mail address',
  phone: 'Phone number',
  registration: 'Company registration or tax number',
  law: 'Law that governs the terms',
}

export const neededFacts: readonly FactName[] = ['name', 'address', 'email', 'phone']

/** Stands in a text for a fact that the owner has not stated. */
export const NOT_STATED = '(not stated yet)'
