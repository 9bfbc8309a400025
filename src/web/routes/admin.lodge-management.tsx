import { createFileRoute } from '@tanstack/react-router'
import { GLOW_AT_REST } from '#contract/glow.ts'
import { LodgeManagementPage } from '../admin/lodges/lodge-management-page.tsx'
import { LodgeCard } from '../lodges/lodge-card.tsx'
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
          <LodgeCard
            lodge={lodge}
            movement={null}
            glow={GLOW_AT_REST}
            dimmed={null}
            isTop={false}
            onTour={() => {}}
          />
        </div>
      )}
    />
  )
}
