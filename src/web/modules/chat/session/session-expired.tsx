import { Link } from '@tanstack/react-router'

export function SessionExpired() {
  return (
    <p role="alert" className="mb-4 rounded-control border border-danger/40 bg-danger-ground p-3 text-sm">
      Session expired: what you write here is a guest’s.{' '}
      <Link to="/admin/login" className="underline underline-offset-4">
        Log in again
      </Link>{' '}
      to speak as an owner.
    </p>
  )
}
