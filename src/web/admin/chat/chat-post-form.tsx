import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Controller, useForm } from 'react-hook-form'
import * as z from 'zod'
import { OwnerPost } from '#contract/chat/chat.ts'
import { ApiError } from '#web/platform/api/call.ts'
import { useAttemptKey } from '#web/platform/api/use-attempt-key.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { TextArea } from '#web/platform/ui/forms/field.tsx'
import { KEEP_FIELDS } from '#web/platform/ui/forms/keep-fields.ts'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { adminUser } from '../auth/session.ts'
import { typedSince } from '../kit/editing/changed-since.ts'
import { UnsavedGuard } from '../kit/editing/unsaved-guard.tsx'
import { LodgeField } from '../kit/lodge-field.tsx'
import { toastFailure, useAdminCall } from '../kit/use-admin-call.ts'
import { useLodges } from '../kit/use-lodges.ts'

const Draft = OwnerPost.pick({ message: true }).extend({ slug: z.string().min(1, 'Please choose a room') })
type Draft = z.infer<typeof Draft>

/** Posts under the owner's name, with the admin badge. */
export function ChatPostForm() {
  const lodges = useLodges().data ?? []
  const { control, register, handleSubmit, getValues, reset, watch, formState } = useForm<Draft>({
    resolver: zodResolver(Draft),
    defaultValues: { slug: '', message: '' },
  })
  const post = usePostAsOwner()
  const send = handleSubmit((draft) => {
    const sent = { ...getValues() }
    // Keeps what was typed during the call.
    const onSuccess = () => reset(typedSince(sent, getValues(), { ...sent, message: '' }), KEEP_FIELDS)
    post.mutate(draft, { onSuccess })
  })
  const { errors } = formState
  const slug = watch('slug')
  return (
    <form aria-label="Post as admin" noValidate onSubmit={send} className="grid max-w-2xl gap-4">
      <UnsavedGuard isDirty={watch('message') !== ''} />
      <Controller
        control={control}
        name="slug"
        render={({ field }) => (
          <LodgeField {...field} label="Room" none="Choose..." lodges={lodges} error={errors.slug?.message} />
        )}
      />
      <TextArea
        label="Message"
        rows={3}
        hint={`Shown as ${adminUser().name ?? 'the owner'}, with the Admin badge.`}
        {...register('message')}
        error={errors.message?.message}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="primary" disabled={post.isPending}>
          {post.isPending ? 'Posting...' : 'Post Message'}
        </Button>
        {slug && (
          <Link to="/lodge/$slug/chat" params={{ slug }} className="text-sm underline underline-offset-4">
            Open the room
          </Link>
        )}
      </div>
    </form>
  )
}

function usePostAsOwner() {
  const call = useAdminCall()
  const { keyFor, finish } = useAttemptKey()
  return useMutation({
    mutationFn: (draft: Draft) => {
      const { slug, message } = draft
      const body = { message, clientId: keyFor(draft) }
      return call('POST /api/admin/lodges/{slug}/chat', { params: { slug }, body })
    },
    onSuccess: () => {
      finish()
      toast({ title: 'Message Posted', description: 'Everyone in the room sees it.' })
    },
    onError: (error) =>
      toastFailure(
        error,
        'Post Failed',
        error instanceof ApiError
          ? error.detail || 'Failed to post the message.'
          : 'The answer of our server was lost. Please post it again in this form: the room shows it once.',
      ),
  })
}
