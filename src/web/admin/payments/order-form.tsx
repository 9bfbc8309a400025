import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { EndpointNamed } from '#contract/api.ts'
import { OrderStatus } from '#contract/orders/orders.ts'
import type { ReplyOf } from '#contract/platform/endpoint.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { SelectField, TextField } from '#web/platform/ui/forms/field.tsx'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { typedSince } from '../kit/editing/changed-since.ts'
import { UnsavedGuard } from '../kit/editing/unsaved-guard.tsx'
import { statusLabel } from '../kit/status-label.ts'
import { toastFailure, useAdminCall } from '../kit/use-admin-call.ts'

export type Order = ReplyOf<EndpointNamed<'GET /api/admin/orders'>>[number]

export const ORDERS_KEY = ['/api/admin/orders']

type Draft = { status: OrderStatus; tracking: string }

/** Resolves once the list shows the saved order. */
function useSaveOrder(id: number) {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Partial<Draft> & { status: OrderStatus; from: OrderStatus }) =>
      call('PUT /api/admin/orders/{id}', { params: { id }, body }),
    onSuccess: async (_order, { status }) => {
      toast({ title: 'Order Updated', description: `Order ${id} is now ${status}.` })
      await queries.invalidateQueries({ queryKey: ORDERS_KEY })
    },
    onError: (error) => {
      toastFailure(error, 'Update Failed', 'Failed to update the order.')
      void queries.invalidateQueries({ queryKey: ORDERS_KEY })
    },
  })
}

/** Fields not edited here follow the list. */
export function OrderForm({ order: { id, status, tracking } }: { order: Order }) {
  const [draft, setDraft] = useState<Partial<Draft>>({})
  const save = useSaveOrder(id)
  const stored = { status, tracking: tracking ?? '' }
  const shown = { ...stored, ...draft }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(
      { ...draft, status: shown.status, from: status },
      // Keeps what was typed during the save.
      { onSuccess: () => setDraft((now) => typedSince(draft, now, {})) },
    )
  }
  return (
    <form aria-label={`Order ${id}`} onSubmit={submit} className="grid items-end gap-3 sm:flex sm:flex-wrap">
      <UnsavedGuard isDirty={shown.status !== stored.status || shown.tracking !== stored.tracking} />
      <SelectField
        label="Status"
        value={shown.status}
        onChange={({ target }) => setDraft({ ...draft, status: OrderStatus.parse(target.value) })}
      >
        {OrderStatus.options.map((option) => (
          <option key={option} value={option}>
            {statusLabel(option)}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Tracking"
        maxLength={200}
        value={shown.tracking}
        onChange={({ target }) => setDraft({ ...draft, tracking: target.value })}
      />
      <Button type="submit" disabled={save.isPending}>
        {save.isPending ? 'Saving...' : 'Save'}
      </Button>
    </form>
  )
}
