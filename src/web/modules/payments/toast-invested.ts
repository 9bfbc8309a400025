import { toast } from '#web/platform/ui/toast/toast.ts'

/** Shows an investment in a toast, with its badge if that exists already. */
export function toastInvested(hasBadge: boolean): void {
  toast({
    title: 'Investment Successful!',
    description: hasBadge
      ? 'Your investor badge has been created.'
      : 'Badge creation will be processed separately.',
  })
}
