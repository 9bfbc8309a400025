import { useNavigate } from '@tanstack/react-router'
import { isSettled } from '#web/platform/api/settled-status.ts'
import { useCall } from '#web/platform/api/use-call.ts'

/** Opens the print's order page once its payment is settled, unless the buyer has left the page. */
export function useOpenOrder(): (clientSecret: string) => Promise<void> {
  const call = useCall()
  const navigate = useNavigate()
  return async (clientSecret) => {
    const { pathname } = location
    if (!(await isSettled(call, clientSecret))) return
    const order = await call('POST /api/orders/own', { body: { clientSecret } }).catch(() => null)
    if (!order || location.pathname !== pathname) return
    await navigate({ to: '/order/$id', params: { id: String(order.id) }, search: { key: order.key } })
  }
}
