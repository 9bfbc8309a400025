import { toast } from '#web/platform/ui/toast/toast.ts'

/** The toast of an unexpected error during a payment. */
export function toastUnexpected(): void {
  toast({
    title: 'Payment Error',
    description: 'An unexpected error occurred. Please try again.',
    variant: 'destructive',
  })
}
