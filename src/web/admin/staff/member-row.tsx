import { useId } from 'react'
import { Role } from '#contract/platform/roles.ts'
import type { StaffMember } from '#contract/staff/staff.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { SelectField } from '#web/platform/ui/forms/field.tsx'
import { adminUser } from '../auth/session.ts'
import { ConfirmButton } from '../kit/confirm-button.tsx'
import { formatInstant } from '../kit/instant-text.ts'
import { PasswordLinkSheet } from './password-link-sheet.tsx'
import { roleNames } from './role-names.ts'
import { useChangeStaff, useMakePasswordLink } from './use-staff.ts'

type MemberRowProps = { member: StaffMember; onInvite: () => void }

export function MemberRow({ member, onInvite }: MemberRowProps) {
  const name = useId()
  const change = useChangeStaff()
  const isOwn = member.id === adminUser().id
  return (
    <li
      aria-labelledby={name}
      className="grid gap-4 p-4 md:grid-cols-[minmax(0,1fr)_11rem_auto] md:items-end"
    >
      <div className="min-w-0">
        <p id={name} className="font-medium">
          <span>{member.name}</span>
          {isOwn && <span> (you)</span>}
        </p>
        <p className="text-sm break-all text-muted">{member.email}</p>
        <p className="mt-1 text-sm">{writeState(member)}</p>
      </div>
      <SelectField
        label={`Role of ${member.name}`}
        value={member.role}
        disabled={isOwn}
        // A disabled select loses the focus.
        aria-disabled={change.isPending}
        onChange={({ target }) => {
          if (change.isPending) return
          const role = Role.parse(target.value)
          const done = `Is ${roleNames[role].toLowerCase()} now, and signs in again.`
          change.mutate({ member, change: { role }, done })
        }}
      >
        {Role.options.map((role) => (
          <option key={role} value={role}>
            {roleNames[role]}
          </option>
        ))}
      </SelectField>
      <div className="flex flex-wrap gap-2 max-md:empty:hidden md:w-36 md:justify-end lg:w-72">
        {!isOwn && <StateButtons member={member} change={change} onInvite={onInvite} />}
      </div>
    </li>
  )
}

type StateButtonsProps = MemberRowProps & { change: ReturnType<typeof useChangeStaff> }

function StateButtons({ member, change, onInvite }: StateButtonsProps) {
  const set = (isActive: boolean, done: string) => change.mutate({ member, change: { isActive }, done })
  if (member.state === 'active')
    return (
      <>
        <PasswordLink member={member} />
        <ConfirmButton
          question={`Deactivate ${member.name}?`}
          disabled={change.isPending}
          onConfirm={() => set(false, 'Is signed out everywhere and cannot sign in.')}
        >
          Deactivate
        </ConfirmButton>
      </>
    )
  const isInvited = member.state === 'invited'
  if (!isInvited && member.hasPassword)
    return (
      <ConfirmButton
        question={`Activate ${member.name}?`}
        disabled={change.isPending}
        onConfirm={() => set(true, 'Can sign in again.')}
      >
        Activate
      </ConfirmButton>
    )
  return (
    <>
      <Button onClick={onInvite}>{isInvited ? 'New link' : 'Invite again'}</Button>
      {isInvited && (
        <ConfirmButton
          question="Cancel it?"
          disabled={change.isPending}
          onConfirm={() => set(false, 'The invitation is cancelled.')}
        >
          Cancel invitation
        </ConfirmButton>
      )}
    </>
  )
}

function PasswordLink({ member }: { member: StaffMember }) {
  const make = useMakePasswordLink()
  return (
    <>
      <Button disabled={make.isPending} onClick={() => make.mutate(member)}>
        New password
      </Button>
      {make.data && <PasswordLinkSheet name={member.name} link={make.data.resetLink} onClose={make.reset} />}
    </>
  )
}

function writeState({ state, inviteExpiresAt, lastLogin }: StaffMember): string {
  const lastSignIn = lastLogin ? `last sign-in ${formatInstant(lastLogin)}` : 'never signed in'
  if (state === 'active') return `Active, ${lastSignIn}`
  if (state === 'inactive') return `Deactivated, ${lastSignIn}`
  const isOver = inviteExpiresAt !== null && Date.parse(inviteExpiresAt) <= Date.now()
  const until = inviteExpiresAt ? formatInstant(inviteExpiresAt) : ''
  return isOver ? `Invited; the link expired ${until}` : `Invited; the link works until ${until}`
}
