import { useQuery } from '@tanstack/react-query'
import { useCall } from '#web/platform/api/use-call.ts'

/** Undefined until the server has answered. */
export function useTakesCards(): boolean | undefined {
  const call = useCall()
  const setup = useQuery({ queryKey: ['/api/payment-setup'], queryFn: () => call('GET /api/payment-setup') })
  return setup.data && setup.data.provider !== 'none'
}
