import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { LodgeQuestion, type QuestionReceipt } from '#contract/messages/questions.ts'
import { daysInWords, retention } from '#contract/privacy/retention.ts'
import { ApiError } from '#web/platform/api/call.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { SelectField, TextArea, TextField } from '#web/platform/ui/forms/field.tsx'

type Lodges = readonly { slug: string; name: string }[]

type Fields = { email: string; text: string }

export function AskOwnerForm({ lodges }: { lodges: Lodges }) {
  const call = useCall()
  const [slug, setSlug] = useState(lodges[0]?.slug ?? '')
  const { register, handleSubmit, setError, getValues, formState } = useForm<Fields>({
    resolver: zodResolver(LodgeQuestion),
    defaultValues: { email: '', text: '' },
  })
  const { errors } = formState
  const sending = useMutation({
    mutationFn: (body: Fields) => call('POST /api/lodges/{slug}/questions', { params: { slug }, body }),
    onError: (error) => {
      const fields = error instanceof ApiError ? error.fields : []
      for (const { path, message } of fields)
        if (path === 'email' || path === 'text') setError(path, { message })
      if (fields.length > 0) return
      const detail = error instanceof ApiError ? error.detail : null
      setError('root', { message: detail ?? 'Our server did not answer. Please try again.' })
    },
  })
  if (sending.data) return <Sent receipt={sending.data} email={getValues('email')} />
  return (
    <form
      aria-label="Ask the owner"
      noValidate
      onSubmit={handleSubmit((fields) => sending.mutate(fields))}
      className="grid gap-4"
    >
      {lodges.length > 1 && (
        <SelectField label="Lodge" value={slug} onChange={({ target }) => setSlug(target.value)}>
          {lodges.map((lodge) => (
            <option key={lodge.slug} value={lodge.slug}>
              {lodge.name}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        {...register('email')}
        error={errors.email?.message}
      />
      <TextArea label="Your question" rows={4} {...register('text')} error={errors.text?.message} />
      {errors.root && (
        <p role="alert" className="text-danger">
          {errors.root.message}
        </p>
      )}
      <p className="text-sm text-muted">
        We use your email address only to answer, and delete both after {daysInWords(retention.question.days)}
        . More on{' '}
        <Link to="/privacy" className="text-text underline underline-offset-4">
          privacy
        </Link>
        .
      </p>
      <Button type="submit" variant="primary" className="justify-self-start" disabled={sending.isPending}>
        {sending.isPending ? 'Sending...' : 'Send question'}
      </Button>
    </form>
  )
}

function Sent({ receipt, email }: { receipt: QuestionReceipt; email: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const isDelivered = receipt.state === 'delivered'
  return (
    <div role="status" className="grid gap-2">
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {isDelivered ? 'Your question is with the owner' : 'One more step'}
      </h3>
      <p>
        {isDelivered
          ? `The answer comes by email to ${email}.`
          : `We sent a link to ${email}. Open it within 48 hours: then the owner gets your question and answers by email.`}
      </p>
      <p className="text-muted">It costs nothing and holds no dates.</p>
    </div>
  )
}
