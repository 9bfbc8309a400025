import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { TemplateTrial } from '#contract/email-templates/email-templates.ts'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { toastRefusal } from '../kit/refusal.ts'
import { useAdminCall } from '../kit/use-admin-call.ts'

const KEY = ['/api/admin/email-templates']
const STAYS = 20

export function useTemplates() {
  const call = useAdminCall()
  return useQuery({ queryKey: KEY, staleTime: 0, queryFn: () => call('GET /api/admin/email-templates') })
}

export function useRecentStays() {
  const call = useAdminCall()
  return useQuery({
    queryKey: ['/api/admin/bookings', 'latest confirmed'],
    queryFn: () => call('GET /api/admin/bookings', { query: { status: 'confirmed', limit: STAYS } }),
  })
}

/** Keeps showing the last preview while the next one loads. */
export function useTemplatePreview(name: string, trial: TemplateTrial) {
  const call = useAdminCall()
  return useQuery({
    queryKey: [...KEY, name, 'preview', trial],
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: () => call('POST /api/admin/email-templates/{name}/preview', { params: { name }, body: trial }),
  })
}

type Words = { subject: string | null; text: string | null; version: number }

export function useSaveTemplate(name: string) {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Words) => call('PUT /api/admin/email-templates/{name}', { params: { name }, body }),
    onSuccess: ({ isEdited }) => {
      void queries.invalidateQueries({ queryKey: ['/api/admin/emails'] })
      toast({
        title: 'Email Saved',
        description: isEdited ? 'It goes out in your words from now on.' : 'It goes out in our words again.',
      })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
    onError: (error) => toastRefusal(error, 'Email Not Saved'),
  })
}

export function useSendTest(name: string) {
  const call = useAdminCall()
  return useMutation({
    mutationFn: (body: TemplateTrial) =>
      call('POST /api/admin/email-templates/{name}/test', { params: { name }, body }),
    onSuccess: ({ recipient, sends }) =>
      toast({
        title: 'Test Written',
        description: sends
          ? `It is on its way to ${recipient}.`
          : 'Without a mail server it is in the outbox.',
      }),
    onError: (error) => toastRefusal(error, 'Test Not Sent'),
  })
}
