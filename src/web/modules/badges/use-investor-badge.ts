import { useMutation, useQueryClient } from '@tanstack/react-query'
import { investorBadgeRequest, type Tier, tiers } from '#contract/investments/investments.ts'
import { formatDollars } from '#contract/platform/money.ts'
import { parseWholeNumber } from '#contract/platform/whole-number.ts'
import { ApiError } from '#web/platform/api/call.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { toast } from '#web/platform/ui/toast/toast.ts'

export type InvestorFields = { userName: string; email: string; amount: string; tierId: string }

/** Null when the tier fits the amount. */
export function tierProblem(
  tier: Tier | undefined,
  amount: number,
): { title: string; description: string } | null {
  if (!tier) return { title: 'Invalid Selection', description: 'Please select a valid investor badge.' }
  if (amount >= tier.minimum) return null
  return {
    title: 'Investment Amount Too Low',
    description: `Minimum investment for ${tier.title} is ${formatDollars(tier.minimum)}.`,
  }
}

export function useInvestorBadge(onCreated: (email: string) => void) {
  const call = useCall()
  const queries = useQueryClient()
  const creating = useMutation({
    mutationFn: ({ tier, fields }: { tier: Tier; fields: InvestorFields }) =>
      call('POST /api/badges/investor', {
        body: investorBadgeRequest(tier, fields, parseWholeNumber(fields.amount)),
      }),
    onSuccess: (_badge, { tier, fields }) => {
      toast({
        title: 'Investor Badge Created!',
        description: `${tier.title} is yours, ${fields.userName.trim()}.`,
      })
      void queries.invalidateQueries({ queryKey: ['/api/badges'] })
      onCreated(fields.email.trim())
    },
    onError: (error) =>
      toast({
        title: 'Failed to Create Badge',
        description:
          (error instanceof ApiError && error.detail) || 'Unable to create investor badge. Please try again.',
        variant: 'destructive',
      }),
  })
  const create = (fields: InvestorFields) => {
    const tier = tiers.find(({ id }) => id === fields.tierId)
    const problem = tierProblem(tier, parseWholeNumber(fields.amount))
    if (problem) toast({ ...problem, variant: 'destructive' })
    else if (tier) creating.mutate({ tier, fields })
  }
  return { create, isPending: creating.isPending }
}
