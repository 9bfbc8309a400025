import { useQuery } from '@tanstack/react-query'
import { useCall } from '#web/platform/api/use-call.ts'
import { saleQuery } from './sale-query.ts'

/** 'unknown' until the server answers. */
export type InvestmentSale = 'on' | 'off' | 'unknown'

/** 'on', as specified, where the server does not say. The server itself refuses a payment. */
export function useInvestmentSale(): InvestmentSale {
  const { data, isPending } = useQuery(saleQuery(useCall()))
  if (isPending) return 'unknown'
  return data?.areSold === false ? 'off' : 'on'
}
