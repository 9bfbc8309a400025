import { useRouter } from '@tanstack/react-router'
import type { Call } from './call.ts'

/** The typed client of this page. */
export function useCall(): Call {
  return useRouter().options.context.call
}
