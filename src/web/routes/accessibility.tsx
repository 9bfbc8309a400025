import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '../modules/legal/legal-page.tsx'
import { Page } from '../platform/shell/page.tsx'
import { legalRoute } from './-legal-route.ts'

export const Route = createFileRoute('/accessibility')({
  ...legalRoute('accessibility', 'Accessibility'),
  component: Accessibility,
})

function Accessibility() {
  return (
    <Page>
      <LegalPage name="accessibility" />
    </Page>
  )
}
