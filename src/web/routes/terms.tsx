import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '../modules/legal/legal-page.tsx'
import { Page } from '../platform/shell/page.tsx'
import { legalRoute } from './-legal-route.ts'

export const Route = createFileRoute('/terms')({ ...legalRoute('terms', 'Terms'), component: Terms })

function Terms() {
  return (
    <Page>
      <LegalPage name="terms" />
    </Page>
  )
}
