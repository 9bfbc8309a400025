import { ChargesPage } from '../admin/charges/charges-page.tsx'
import { ExtrasPage } from '../admin/extras/extras-page.tsx'
import { GuidesPage } from '../admin/guide/guides-page.tsx'
import { SectionPage } from '../admin/kit/section-page.tsx'
import { LodgeManagementPage } from '../admin/lodges/lodge-management-page.tsx'
import { PromotionsPage } from '../admin/promotions/promotions-page.tsx'
import { GuideView } from '../modules/guide/guide-view.tsx'
import { LodgeCard } from '../modules/lodges/lodge-card.tsx'
import { GLOW_AT_REST } from '../platform/ui/lodge/glow.ts'

const pages = {
  lodges: LodgeManagement,
  charges: ChargesPage,
  extras: ExtrasPage,
  promotions: PromotionsPage,
  guides: Guides,
}

export function AdminLodges() {
  return <SectionPage to="/admin/lodge-management" pages={pages} />
}

function Guides() {
  return <GuidesPage draw={(guide, now) => <GuideView guide={guide} now={now} />} />
}

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
