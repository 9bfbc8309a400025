import { SecurityPage } from '../admin/auth/security-page.tsx'
import { ChannelsPage } from '../admin/calendar/channels-page.tsx'
import { ConnectionsPage } from '../admin/connections/connections-page.tsx'
import { SectionPage } from '../admin/kit/section-page.tsx'
import { LegalTextsPage } from '../admin/legal/legal-texts-page.tsx'
import { EmailsPage } from '../admin/mail/emails-page.tsx'
import { PrivacyPage } from '../admin/privacy/privacy-page.tsx'
import { AuditPage } from '../admin/reports/audit-page.tsx'
import { OutboxPage } from '../admin/reports/outbox-page.tsx'
import { StaffPage } from '../admin/staff/staff-page.tsx'

const pages = {
  business: LegalTextsPage,
  emails: EmailsPage,
  outbox: OutboxPage,
  channels: ChannelsPage,
  connections: ConnectionsPage,
  staff: StaffPage,
  audit: AuditPage,
  privacy: PrivacyPage,
  security: SecurityPage,
}

export function AdminSettings() {
  return <SectionPage to="/admin/settings" pages={pages} />
}
