import type { FactName, LegalPageName } from './legal.ts'

export const legalTitles: Record<LegalPageName, string> = {
  terms: 'Terms',
  privacy: 'Privacy',
  accessibility: 'Accessibility',
  contact: 'Contact',
}

export const factLabels: Record<FactName, string> = {
  name: 'Operator',
  address: 'Postal address',
  email: 'Email address',
  phone: 'Phone number',
  registration: 'Company registration or tax number',
  law: 'Law that governs the terms',
  host: 'Host of the lodges',
  photos: 'When photographs replace the renderings',
  printSize: 'Size of a print',
  printPaper: 'Paper of a print',
  printDelivery: 'Delivery of a print',
  printReturns: 'Returns of a print',
}

export const neededFacts: readonly FactName[] = ['name', 'address', 'email', 'phone']

/** Without them a production site takes no cards. */
export const factsToSell: readonly FactName[] = ['name', 'address', 'email']
