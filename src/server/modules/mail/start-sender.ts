import type { BackgroundWork } from '#server/platform/jobs/every.ts'
import type { Host } from '#server/platform/module.ts'
import { serviceKey } from '#server/platform/services.ts'
import type { AttachFiles, RefreshEmail } from './sender.ts'

export const OUTBOX_EVERY_MS = 15_000

/** Provided by the module of bookings. */
export const emailRefresh = serviceKey<RefreshEmail>('refresh of late emails')

/** Provided by the module of bookings. */
export const emailFiles = serviceKey<AttachFiles>('files of emails')

/** Provided by the module of reports. */
export const reportFiles = serviceKey<AttachFiles>('files of reports')

/** Sends the queued emails; loads the mail client only when there is a mail server. Without one they stay in the outbox. */
export async function startSender({ context, events, services }: Host): Promise<BackgroundWork | null> {
  const url = context.config.SMTP_URL
  if (!url) return null
  const providers = [services.get(emailFiles), services.get(reportFiles)]
  const attach: AttachFiles = async (...email) =>
    (await Promise.all(providers.map((provide) => provide(...email)))).flat()
  const { sendMail } = await import('./sender.ts')
  return sendMail({
    context,
    events,
    url,
    everyMs: OUTBOX_EVERY_MS,
    refreshEmail: services.get(emailRefresh),
    attach,
  })
}
