import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '../modules/legal/legal-page.tsx'
import { Page } from '../platform/shell/page.tsx'
import { legalRoute } from './-legal-route.ts'

export const Route = createFileRoute('/contact')({ ...legalRoute('contact', 'Contact'), component: Contact })

function Contact() {
  return (
    <Page>
      <LegalPage name="contact" />
    </Page>
  )
}
