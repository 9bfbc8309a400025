import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '../legal/legal-page.tsx'
import { Page } from '../shell/page.tsx'
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
