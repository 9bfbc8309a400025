/** Says what somebody else has saved in place of the note that is being written. */
export function SavedByOthers({ note }: { note: string | null }) {
  return (
    <p role="status" className="text-sm text-ember">
      {note ? `Somebody else has saved: ${note}` : 'Somebody else has deleted the note.'}
    </p>
  )
}
