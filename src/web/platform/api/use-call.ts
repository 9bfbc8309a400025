import { useRouter } from '@tanstack/react-router'
import type { Call } from './call.ts'

export function useCall(): Call {
  return useRouter().options.context.call
}
