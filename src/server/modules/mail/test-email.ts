import { eq } from 'drizzle-orm'
import { publicUrl } from '#server/platform/config.ts'
import type { Context } from '#server/platform/context.ts'
import { adminUsers } from '#server/platform/database/tables/admins.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { render } from './layout.ts'
import { queueAll } from './outbox.ts'

export async function sendTestEmail(context: Context): Promise<{ recipient: string; sends: boolean }> {
  const { id } = requireAdmin(context)
  const [own] = await context.db
    .select({ email: adminUsers.email })
    .from(adminUsers)
    .where(eq(adminUsers.id, id))
  const recipient = own?.email ?? ''
  const email = render({
    subject: 'A test from Crypto Lodge',
    paragraphs: ['Emails work: this one has reached you.'],
    facts: [],
    link: { label: 'Open the admin area', href: `${publicUrl(context.config)}/admin/dashboard` },
  })
  await queueAll(context, [{ recipient, ...email }])
  return { recipient, sends: context.config.SMTP_URL !== undefined }
}
