import { createFileRoute } from '@tanstack/react-router'
import { LodgeManagementPage } from '../admin/lodge-management-page.tsx'
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
        // Looked at, not used: its links would lead away from the form.
        <div inert>
          <LodgeCard lodge={lodge} movement={null} isTop={false} onTour={() => {}} />
        </div>
      )}
    />
  )
}
