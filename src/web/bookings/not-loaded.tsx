/** Says what of a stay to be booked could not be loaded, and offers to load it again. */
export function NotLoaded({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <p role="alert" className="text-sm text-danger">
      {what} could not be loaded.{' '}
      <button type="button" onClick={onRetry} className="underline underline-offset-4">
        Try again
      </button>
    </p>
  )
}
