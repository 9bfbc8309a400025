import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Role } from '#contract/platform/roles.ts'
import { INVITE_DAYS, Invitation, type StaffMember } from '#contract/staff/staff.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { SelectField, TextField } from '#web/platform/ui/forms/field.tsx'
import { ShownOnce } from '../kit/shown-once.tsx'
import { SideSheet } from '../kit/side-sheet.tsx'
import { roleHints, roleNames } from './role-names.ts'
import { useInvite } from './use-staff.ts'

type InviteSheetProps = { member: StaffMember | null; onClose: () => void }

export function InviteSheet({ member, onClose }: InviteSheetProps) {
  const invite = useInvite()
  return (
    <SideSheet title={member ? `Invite ${member.name} again` : 'Invite somebody'} onClose={onClose}>
      {invite.data ? (
        <InviteLink name={invite.data.name} link={invite.data.inviteLink} onClose={onClose} />
      ) : (
        <InviteForm member={member} invite={invite} />
      )}
    </SideSheet>
  )
}

type InviteFormProps = { member: StaffMember | null; invite: ReturnType<typeof useInvite> }

function InviteForm({ member, invite }: InviteFormProps) {
  const { register, handleSubmit, watch, formState } = useForm<Invitation>({
    resolver: zodResolver(Invitation),
    defaultValues: {
      name: member?.name ?? '',
      email: member?.email ?? '',
      role: member?.role ?? 'housekeeper',
    },
  })
  const { errors } = formState
  return (
    <form
      aria-label="Invitation"
      noValidate
      className="grid gap-5"
      onSubmit={handleSubmit((invitation) => invite.mutate(invitation))}
    >
      <TextField label="Name" autoComplete="off" {...register('name')} error={errors.name?.message} />
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        readOnly={member !== null}
        {...register('email')}
        error={errors.email?.message}
      />
      <SelectField
        label="Role"
        hint={roleHints[watch('role')]}
        {...register('role')}
        error={errors.role?.message}
      >
        {Role.options.map((role) => (
          <option key={role} value={role}>
            {roleNames[role]}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="primary" disabled={invite.isPending}>
        {invite.isPending ? 'Inviting...' : 'Invite'}
      </Button>
    </form>
  )
}

type InviteLinkProps = { name: string; link: string; onClose: () => void }

function InviteLink({ name, link, onClose }: InviteLinkProps) {
  return (
    <div className="grid gap-5">
      <p role="status">
        {name} is invited. This link is shown only now; it works once, within {INVITE_DAYS} days. Where the
        site sends emails, one with the link is on its way.
      </p>
      <ShownOnce
        label="Invitation link"
        value={link}
        action="Copy link"
        copied={{ title: 'Link Copied', description: `Send it to ${name}.` }}
        onDone={onClose}
      />
    </div>
  )
}
