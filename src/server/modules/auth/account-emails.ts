import { formatInstantIn } from '#contract/platform/dates.ts'
import { publicUrl } from '#server/platform/config.ts'
import type { Context } from '#server/platform/context.ts'
import { type Email, render } from '../mail/layout.ts'
import { queueAll } from '../mail/outbox.ts'

export type AccountChange =
  | 'password_changed'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'passkey_added'
  | 'passkey_removed'

const words: Record<AccountChange, string> = {
  password_changed: 'Your password was changed',
  second_factor_on: 'Your second factor was turned on',
  second_factor_off: 'Your second factor was turned off',
  passkey_added: 'A passkey was added to your account',
  passkey_removed: 'A passkey was removed from your account',
}

type About = { change: AccountChange; detail?: string | undefined; site: string; now: number }

export function composeAccountEmail({ change, detail, site, now }: About): Email {
  return render({
    subject: words[change],
    paragraphs: [
      `${words[change]}. If this was not you, please change your password at once, end your other sessions, and write to an admin.`,
    ],
    facts: [
      ['When', `${formatInstantIn('UTC', now)} UTC`],
      ...(detail ? ([['Passkey', detail]] satisfies [string, string][]) : []),
    ],
    link: { label: 'See how you sign in', href: `${site}/admin/security` },
  })
}

export async function queueAccountEmail(
  context: Context,
  { email, change, detail }: { email: string; change: AccountChange; detail?: string },
): Promise<void> {
  const site = publicUrl(context.config)
  const composed = composeAccountEmail({ change, detail, site, now: context.clock.now() })
  await queueAll(context, [{ recipient: email, ...composed }])
}
