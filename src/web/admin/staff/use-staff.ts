import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Invitation, StaffChange, StaffMember } from '#contract/staff/staff.ts'
import { ApiError } from '#web/platform/api/call.ts'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { toastFailure, useAdminCall } from '../kit/use-admin-call.ts'

const KEY = ['/api/admin/staff']

export function useStaff() {
  const call = useAdminCall()
  return useQuery({ queryKey: KEY, staleTime: 0, queryFn: () => call('GET /api/admin/staff') })
}

const refused = (error: Error, title: string) =>
  toastFailure(error, title, (error instanceof ApiError && error.detail) || 'Our server did not answer.')

/** Only this browser ever receives the link. */
export function useInvite() {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    gcTime: 0,
    mutationFn: (body: Invitation) => call('POST /api/admin/staff', { body }),
    onSettled: () => void queries.invalidateQueries({ queryKey: KEY }),
    onError: (error) => refused(error, 'Not Invited'),
  })
}

/** Only this browser ever receives the link. */
export function useMakePasswordLink() {
  const call = useAdminCall()
  return useMutation({
    gcTime: 0,
    mutationFn: ({ id }: StaffMember) => call('POST /api/admin/staff/{id}/password-link', { params: { id } }),
    onError: (error) => refused(error, 'No Link Made'),
  })
}

export function useChangeStaff() {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ member, change }: { member: StaffMember; change: StaffChange; done: string }) =>
      call('PUT /api/admin/staff/{id}', { params: { id: member.id }, body: change }),
    onSuccess: ({ name }, { done }) => toast({ title: name, description: done }),
    onSettled: () => void queries.invalidateQueries({ queryKey: KEY }),
    onError: (error) => refused(error, 'Not Changed'),
  })
}
