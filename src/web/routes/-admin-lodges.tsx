import { useSearch } from '@tanstack/react-router'
import { ChargesPage } from '../admin/charges/charges-page.tsx'
import { ExtrasPage } from '../admin/extras/extras-page.tsx'
import { GuidesPage } from '../admin/guide/guides-page.tsx'
import { SectionPage } from '../admin/kit/section-page.tsx'
import { LodgeManagementPage } from '../admin/lodges/lodge-management-page.tsx'
import { PromotionsPage } from '../admin/promotions/promotions-page.tsx'
import { GuideView } from '../modules/guide/guide-view.tsx'
import { AdminLodge } from './-admin-lodge.tsx'

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
  const { lodge } = useSearch({ strict: false }) as { lodge?: unknown }
  return typeof lodge === 'string' ? <AdminLodge key={lodge} slug={lodge} /> : <LodgeManagementPage />
}
