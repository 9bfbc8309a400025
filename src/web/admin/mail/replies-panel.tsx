import { type FormEvent, useId, useState } from 'react'
import type { SavedReply } from '#contract/saved-replies/saved-replies.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { TextArea, TextField } from '#web/platform/ui/forms/field.tsx'
import { ConfirmButton } from '../kit/confirm-button.tsx'
import { useUnsavedChanges } from '../kit/editing/unsaved-changes.ts'
import { GuardedList } from '../kit/guarded-list.tsx'
import { ErrorMessage, Panel } from '../kit/panel.tsx'
import { SideSheet } from '../kit/side-sheet.tsx'
import { useDeleteReply, useReplies, useSaveReply } from '../kit/use-replies.ts'
import { refusedFields } from './refused-fields.ts'

export function RepliesPanel() {
  const [opened, setOpened] = useState<{ reply: SavedReply | null } | null>(null)
  return (
    <Panel
      title="Saved replies"
      aside={<Button onClick={() => setOpened({ reply: null })}>New reply</Button>}
    >
      <ReplyList onOpen={(reply) => setOpened({ reply })} />
      {opened && <ReplySheet reply={opened.reply} onClose={() => setOpened(null)} />}
    </Panel>
  )
}

function ReplyList({ onOpen }: { onOpen: (reply: SavedReply) => void }) {
  const { data, error, refetch } = useReplies()
  if (error && !data)
    return <ErrorMessage message="Failed to fetch the saved replies" onRetry={() => void refetch()} />
  if (!data) return <p className="text-muted">Loading saved replies...</p>
  if (data.length === 0) return <p className="text-muted">No reply is saved.</p>
  return (
    <GuardedList className="divide-y divide-line">
      {data.map((reply) => (
        <ReplyRow key={reply.id} reply={reply} onOpen={() => onOpen(reply)} />
      ))}
    </GuardedList>
  )
}

function ReplyRow({ reply, onOpen }: { reply: SavedReply; onOpen: () => void }) {
  const title = useId()
  const remove = useDeleteReply()
  return (
    <li aria-labelledby={title} className="grid gap-3 py-4">
      <div className="min-w-0">
        <p id={title} className="wrap-anywhere">
          {reply.title}
        </p>
        <p className="mt-1 line-clamp-2 text-sm text-muted">{reply.text}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onOpen}>Change</Button>
        <ConfirmButton
          question="Delete this reply?"
          disabled={remove.isPending}
          onConfirm={() => remove.mutate(reply.id)}
        >
          Delete
        </ConfirmButton>
      </div>
    </li>
  )
}

function ReplySheet({ reply, onClose }: { reply: SavedReply | null; onClose: () => void }) {
  const [title, setTitle] = useState(reply?.title ?? '')
  const [text, setText] = useState(reply?.text ?? '')
  const save = useSaveReply()
  const errors = refusedFields(save.error)
  useUnsavedChanges(title !== (reply?.title ?? '') || text !== (reply?.text ?? ''))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({ id: reply?.id ?? null, title, text }, { onSuccess: onClose })
  }
  return (
    <SideSheet title={reply ? 'Change reply' : 'New reply'} onClose={onClose}>
      <form aria-label="Reply" noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label="Title"
          autoComplete="off"
          value={title}
          onChange={({ target }) => setTitle(target.value)}
          error={errors.title}
        />
        <TextArea
          label="Text"
          rows={10}
          value={text}
          onChange={({ target }) => setText(target.value)}
          hint="You can use fields, such as {{guestName}}, {{lodgeName}}, {{checkIn}} and {{checkInTime}}."
          error={errors.text}
        />
        <Button type="submit" variant="primary" disabled={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save reply'}
        </Button>
      </form>
    </SideSheet>
  )
}
