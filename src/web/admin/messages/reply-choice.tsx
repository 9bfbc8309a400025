import { SelectField } from '#web/platform/ui/forms/field.tsx'
import { useFillReply, useReplies } from '../kit/use-replies.ts'

type ReplyChoiceProps = { bookingId: number | null; onFill: (text: string) => void }

/** Fills the message field, and sends nothing yet. */
export function ReplyChoice({ bookingId, onFill }: ReplyChoiceProps) {
  const { data: replies = [] } = useReplies()
  const fill = useFillReply(bookingId)
  if (replies.length === 0) return null
  return (
    <div className="px-4 pt-3">
      <SelectField
        label="Saved reply"
        value=""
        disabled={fill.isPending}
        onChange={({ target }) =>
          fill.mutate(Number(target.value), { onSuccess: ({ text }) => onFill(text) })
        }
      >
        <option value="">Choose a reply</option>
        {replies.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
