import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { StaffMember } from '#contract/staff/staff.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { GuardedList } from '../kit/guarded-list.tsx'
import { ErrorMessage } from '../kit/panel.tsx'
import { InviteSheet } from './invite-sheet.tsx'
import { MemberRow } from './member-row.tsx'
import { useStaff } from './use-staff.ts'

/** Null invites someone new; a member is invited again. */
type Inviting = { member: StaffMember | null }

export function StaffPage() {
  const [inviting, setInviting] = useState<Inviting | null>(null)
  return (
    <AdminScreen
      title="Staff"
      lead="Who can sign in, and what each role can do."
      actions={
        <Button variant="primary" onClick={() => setInviting({ member: null })}>
          <UserPlus size={17} aria-hidden="true" />
          Invite
        </Button>
      }
    >
      <StaffList onInvite={(member) => setInviting({ member })} />
      {inviting && <InviteSheet member={inviting.member} onClose={() => setInviting(null)} />}
    </AdminScreen>
  )
}

function StaffList({ onInvite }: { onInvite: (member: StaffMember) => void }) {
  const { data, error, refetch } = useStaff()
  if (error && !data)
    return <ErrorMessage message="Failed to fetch the staff" onRetry={() => void refetch()} />
  if (!data) return <p className="text-muted">Loading staff...</p>
  return (
    <GuardedList className="divide-y divide-line rounded-picture border border-line bg-surface">
      {data.map((member) => (
        <MemberRow key={member.id} member={member} onInvite={() => onInvite(member)} />
      ))}
    </GuardedList>
  )
}
