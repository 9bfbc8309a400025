export function SavedByOthers({ note }: { note: string | null }) {
  return (
    <p role="status" className="text-sm text-ember">
      {note ? `Somebody else has saved: ${note}` : 'Somebody else has deleted the note.'}
    </p>
  )
}
