import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '../modules/legal/legal-page.tsx'
import { Page } from '../platform/shell/page.tsx'
import { legalRoute } from './-legal-route.ts'

export const Route = createFileRoute('/privacy')({ ...legalRoute('privacy', 'Privacy'), component: Privacy })

function Privacy() {
  return (
    <Page>
      <LegalPage name="privacy" />
    </Page>
  )
}
