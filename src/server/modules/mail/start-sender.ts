import type { BackgroundWork } from '#server/platform/jobs/regularly.ts'
import type { Host } from '#server/platform/module.ts'
import { serviceKey } from '#server/platform/services.ts'
import type { AttachFiles, ComposeAgain } from './sender.ts'

export const OUTBOX_EVERY_MS = 15_000

/** Provided by the module of bookings. */
export const emailRefresh = serviceKey<ComposeAgain>('refresh of late emails')

/** Provided by the module of bookings. */
export const emailFiles = serviceKey<AttachFiles>('files of emails')

/** Sends the queued emails; loads the mail client only when there is a mail server. Without one they stay in the outbox. */
export async function startSender({ context, events, services }: Host): Promise<BackgroundWork | null> {
  const url = context.config.SMTP_URL
  if (!url) return null
  const { sendMail } = await import('./sender.ts')
  return sendMail({
    context,
    events,
    url,
    everyMs: OUTBOX_EVERY_MS,
    composeAgain: services.get(emailRefresh),
    attach: services.get(emailFiles),
  })
}
