import { toast } from '#web/platform/ui/toast/toast.ts'

/** The badge may not exist yet. */
export function toastInvested(hasBadge: boolean): void {
  toast({
    title: 'Investment Successful!',
    description: hasBadge
      ? 'Your investor badge has been created.'
      : 'Badge creation will be processed separately.',
  })
}
