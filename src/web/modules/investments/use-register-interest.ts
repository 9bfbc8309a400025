import { useMutation } from '@tanstack/react-query'
import type { InterestRequest } from '#contract/investments/interests.ts'
import type { InvestmentPackage } from '#contract/investments/investments.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { toast } from '#web/platform/ui/toast/toast.ts'

/** Registers interest in a package, and says so in a toast. */
export function useRegisterInterest(
  chosen: InvestmentPackage,
  onRegistered: () => void,
  onFailed: (error: unknown) => void,
) {
  const call = useCall()
  return useMutation({
    mutationFn: (body: InterestRequest) => call('POST /api/investments/interests', { body }),
    onSuccess: () => {
      toast({ title: 'Interest Registered', description: `We will write to you about ${chosen.name}.` })
      onRegistered()
    },
    onError: onFailed,
  })
}
