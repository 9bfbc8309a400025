import { RESET_MINUTES } from '#contract/auth/password-reset.ts'
import { ShownOnce } from '../kit/shown-once.tsx'
import { SideSheet } from '../kit/side-sheet.tsx'

type PasswordLinkSheetProps = { name: string; link: string; onClose: () => void }

export function PasswordLinkSheet({ name, link, onClose }: PasswordLinkSheetProps) {
  return (
    <SideSheet title={`New password for ${name}`} onClose={onClose}>
      <div className="grid gap-5">
        <p role="status">
          With this link {name} sets a new password. It is shown only now; it works once, for {RESET_MINUTES}{' '}
          minutes. Until then the present password stays.
        </p>
        <ShownOnce
          label="Password link"
          value={link}
          action="Copy link"
          copied={{ title: 'Link Copied', description: `Send it to ${name}.` }}
          onDone={onClose}
        />
      </div>
    </SideSheet>
  )
}
