import { ApiError } from '#web/platform/api/call.ts'
import { toastFailure } from './use-admin-call.ts'

export const toastRefusal = (error: Error, title: string): void =>
  toastFailure(error, title, (error instanceof ApiError && error.detail) || 'Our server did not answer.')
