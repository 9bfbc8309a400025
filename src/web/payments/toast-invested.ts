import { toast } from '../ui/toast.ts'

/** Says that the investment is made, and whether its badge is there already. */
export function toastInvested(hasBadge: boolean): void {
  toast({
    title: 'Investment Successful!',
    description: hasBadge
      ? 'Your investor badge has been created.'
      : 'Badge creation will be processed separately.',
  })
}
