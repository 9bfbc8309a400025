import { publicUrl } from '#server/platform/config.ts'
import type { Context } from '#server/platform/context.ts'
import { type Email, render } from '../mail/layout.ts'
import { findOwners, queueAll } from '../mail/outbox.ts'

type Off = { url: string; offReason: string }

export function composeOffEmail({ url, offReason }: Off, site: string): Email {
  return render({
    subject: 'A webhook was switched off',
    paragraphs: [
      'We no longer send events to this address. Please check the program behind it and switch the webhook on again: it then starts with new events.',
    ],
    facts: [
      ['Address', url],
      ['Reason', offReason],
    ],
    link: { label: 'Open the connections', href: `${site}/admin/connections` },
    site,
  })
}

export async function queueOffEmail(context: Context, off: Off): Promise<void> {
  const email = composeOffEmail(off, publicUrl(context.config))
  const owners = await findOwners(context)
  await queueAll(
    context,
    owners.map((recipient) => ({ recipient, ...email })),
  )
}
