import { createFileRoute } from '@tanstack/react-router'
import { LodgeManagementPage } from '../admin/lodges/lodge-management-page.tsx'
import { LodgeCard } from '../modules/lodges/lodge-card.tsx'
import { GLOW_AT_REST } from '../platform/ui/lodge/glow.ts'
import { adminHead } from './-admin-head.ts'

export const Route = createFileRoute('/admin/lodge-management')({
  head: adminHead('Lodge Management'),
  ssr: false,
  component: LodgeManagement,
})

function LodgeManagement() {
  return (
    <LodgeManagementPage
      preview={(lodge) => (
        // The preview is inert: its links would lead away from the form.
        <div inert>
          <LodgeCard lodge={lodge} movement={null} glow={GLOW_AT_REST} isTop={false} onTour={() => {}} />
        </div>
      )}
    />
  )
}
