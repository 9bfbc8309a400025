import { useQuery } from '@tanstack/react-query'
import { useCall } from '#web/platform/api/use-call.ts'
import { saleQuery } from './sale-query.ts'

/** 'unknown' while the answer is on its way. */
export type InvestmentSale = 'on' | 'off' | 'unknown'

/** Whether packages are sold; 'on', as specified, where the server does not say. It refuses a payment itself. */
export function useInvestmentSale(): InvestmentSale {
  const { data, isPending } = useQuery(saleQuery(useCall()))
  if (isPending) return 'unknown'
  return data?.areSold === false ? 'off' : 'on'
}
