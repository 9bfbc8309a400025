import { Link, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { includesRole } from '#contract/platform/roles.ts'
import { useAdminRole } from '../admin/auth/session.ts'
import { OneLodgeChannels } from '../admin/calendar/channels-page.tsx'
import { OneLodgeCharges } from '../admin/charges/charges-page.tsx'
import { OneLodgeExtras } from '../admin/extras/extras-page.tsx'
import { OneLodgeGuide } from '../admin/guide/guides-page.tsx'
import { AdminScreen } from '../admin/kit/admin-screen.tsx'
import { type LodgePartName, lodgeParts } from '../admin/kit/lodge-parts.ts'
import { TabPanel, Tabs } from '../admin/kit/tabs.tsx'
import { useLodges } from '../admin/kit/use-lodges.ts'
import { EditLodge } from '../admin/lodges/edit-lodge.tsx'
import type { LodgePart } from '../admin/lodges/lodge-form.tsx'
import { RatesOfLodges } from '../admin/rates/rates-page.tsx'
import { OneLodgeReviews } from '../admin/reviews/reviews-page.tsx'
import { GuideView } from '../modules/guide/guide-view.tsx'
import { LodgeCard } from '../modules/lodges/lodge-card.tsx'
import { GLOW_AT_REST } from '../platform/ui/lodge/glow.ts'

export function AdminLodge({ slug }: { slug: string }) {
  return (
    <AdminScreen title="Lodge Management" lead="Changes appear on the public pages within a second.">
      <Parts slug={slug} />
    </AdminScreen>
  )
}

function Parts({ slug }: { slug: string }) {
  const role = useAdminRole()
  const { part } = useSearch({ strict: false }) as { part?: unknown }
  const name = useLodges().data?.find((lodge) => lodge.slug === slug)?.name ?? slug
  const tabs = lodgeParts.filter(({ leastRole }) => includesRole(role, leastRole))
  const open = tabs.find((tab) => tab.name === part)?.name ?? 'details'
  return (
    <>
      <div className="mb-3 flex flex-wrap items-baseline gap-x-4">
        <h2 className="text-2xl">{name}</h2>
        <Link to="/admin/lodge-management" className="text-sm underline underline-offset-4">
          All lodges
        </Link>
      </div>
      <Tabs label={name} tabs={tabs} open={open} parameter="part" />
      <TabPanel open={open}>{findPart(open, slug)}</TabPanel>
    </>
  )
}

function findPart(name: LodgePartName, slug: string): ReactNode {
  const parts: Record<LodgePartName, () => ReactNode> = {
    details: () => <Edit slug={slug} part="details" />,
    pictures: () => <Edit slug={slug} part="pictures" />,
    rules: () => <Edit slug={slug} part="rules" />,
    prices: () => <RatesOfLodges />,
    charges: () => <OneLodgeCharges slug={slug} />,
    extras: () => <OneLodgeExtras slug={slug} />,
    guide: () => <OneLodgeGuide slug={slug} draw={(guide, now) => <GuideView guide={guide} now={now} />} />,
    channels: () => <OneLodgeChannels slug={slug} />,
    reviews: () => <OneLodgeReviews lodge={slug} />,
  }
  return parts[name]()
}

function Edit({ slug, part }: { slug: string; part: LodgePart }) {
  return (
    <EditLodge
      slug={slug}
      part={part}
      preview={(lodge) => (
        // The preview's links would lead away from the form.
        <div inert>
          <LodgeCard lodge={lodge} movement={null} glow={GLOW_AT_REST} isTop={false} onTour={() => {}} />
        </div>
      )}
    />
  )
}
