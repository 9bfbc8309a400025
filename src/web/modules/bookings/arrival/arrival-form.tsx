import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { SentArrivalForm } from '#contract/bookings/arrival-form.ts'
import type { BookingWithMoney } from '#contract/bookings/bookings.ts'
import { dateIn, formatInstantIn } from '#contract/platform/dates.ts'
import { ApiError, refusalIn } from '#web/platform/api/call.ts'
import { storeAnswer } from '#web/platform/api/store-answer.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { TextArea, TextField } from '#web/platform/ui/forms/field.tsx'
import { LoadFailure } from '#web/platform/ui/late/load-failure.tsx'
import { toast } from '#web/platform/ui/toast/toast.ts'

type ArrivalFormProps = {
  booking: BookingWithMoney
  secretKey: string
  /** Milliseconds. */
  now: number
}

const arrivalKey = (reference: string) => ['/api/bookings', reference, 'arrival']

/** Shown before the arrival of a confirmed stay; renders nothing for any other. */
export default function ArrivalForm({ booking, secretKey, now }: ArrivalFormProps) {
  const call = useCall()
  const heading = useId()
  const { reference, status, checkOut, timeZone } = booking
  const isAsked = status === 'confirmed' && dateIn(timeZone, now) <= checkOut
  const read = useQuery({
    queryKey: arrivalKey(reference),
    enabled: isAsked,
    queryFn: () =>
      call('GET /api/bookings/{reference}/arrival', { params: { reference }, query: { key: secretKey } }),
  })
  // This server has no arrival forms.
  if (!isAsked || (read.error instanceof ApiError && read.error.status === 404)) return null
  return (
    <section aria-labelledby={heading} className="grid gap-4 print:hidden">
      <h2 id={heading} className="text-3xl">
        Before you arrive
      </h2>
      {read.isError && !read.data && <LoadFailure what="The form" onRetry={() => void read.refetch()} />}
      {!read.isError && !read.data && <div className="placeholder h-40 rounded-picture" />}
      {read.data && <Answers booking={booking} secretKey={secretKey} form={read.data} />}
    </section>
  )
}

type Fields = { arrivalTime: string; phone: string; guestNames: string; vehicle: string; note: string }

const toFields = (form: SentArrivalForm): Fields => ({
  arrivalTime: form.arrivalTime ?? '',
  phone: form.phone ?? '',
  guestNames: form.guestNames.join('\n'),
  vehicle: form.vehicle ?? '',
  note: form.note ?? '',
})

const splitLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

type AnswersProps = { booking: BookingWithMoney; secretKey: string; form: SentArrivalForm }

function Answers({ booking: { reference, timeZone }, secretKey, form }: AnswersProps) {
  const [typed, setTyped] = useState<Fields | null>(null)
  const fields = typed ?? toFields(form)
  const send = useSendArrivalForm(reference, secretKey)
  const errors = send.error instanceof ApiError ? send.error.fields : []
  const errorAt = (name: string) =>
    errors.find(({ path }) => path === name || path.startsWith(`${name}.`))?.message
  const field = (name: keyof Fields) => ({
    value: fields[name],
    error: errorAt(name),
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...fields, [name]: target.value }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const sent = fields
    send.mutate(
      { ...fields, guestNames: splitLines(fields.guestNames) },
      { onSuccess: () => setTyped((now) => (now === null || now === sent ? null : now)) },
    )
  }
  const refusal =
    send.error &&
    errors.length === 0 &&
    (refusalIn(send.error) ?? 'The answer of our server was lost. Please try again.')
  return (
    <form aria-label="Before you arrive" noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-muted">{introduction(form, timeZone)}</p>
      <div className="grid gap-4 @md:grid-cols-2">
        <TextField label="Arrival time" type="time" {...field('arrivalTime')} />
        <TextField label="Phone" type="tel" autoComplete="tel" maxLength={40} {...field('phone')} />
      </div>
      <TextArea label="Guest names" hint="One name on each line." rows={3} {...field('guestNames')} />
      <TextField label="Vehicle" hint="Such as its license plate." maxLength={120} {...field('vehicle')} />
      <TextArea label="Note" rows={3} maxLength={1000} {...field('note')} />
      {refusal && (
        <p role="alert" className="text-danger">
          {refusal}
        </p>
      )}
      <Button type="submit" variant="primary" className="w-fit" disabled={send.isPending}>
        {send.isPending ? 'Sending...' : form.sentAt ? 'Send again' : 'Send'}
      </Button>
    </form>
  )
}

function introduction({ sentAt, isRequired }: SentArrivalForm, timeZone: string): string {
  if (sentAt)
    return `Sent ${formatInstantIn(timeZone, Date.parse(sentAt))}. You can change it and send it again.`
  return isRequired
    ? 'Please tell us when you arrive. The door code opens only once you have sent this.'
    : 'Tell us when you arrive, so that everything is ready.'
}

function useSendArrivalForm(reference: string, key: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Omit<Fields, 'guestNames'> & { guestNames: string[] }) =>
      call('PUT /api/bookings/{reference}/arrival', { params: { reference }, query: { key }, body }),
    onSuccess: async (form) => {
      await storeAnswer(queries, { queryKey: arrivalKey(reference) }, () => form)
      // The door code may have waited for the form.
      void queries.invalidateQueries({ queryKey: ['/api/bookings', reference, 'guide'] })
      toast({ title: 'Thank You!', description: 'We know when you arrive.' })
    },
  })
}
