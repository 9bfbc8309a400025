import { toast } from '#web/platform/ui/toast/toast.ts'

export function toastUnexpected(): void {
  toast({
    title: 'Payment Error',
    description: 'An unexpected error occurred. Please try again.',
    variant: 'destructive',
  })
}
