import { toast } from '../ui/toast.ts'

/** For what nobody could foresee while a card was being charged. */
export function toastUnexpected(): void {
  toast({
    title: 'Payment Error',
    description: 'An unexpected error occurred. Please try again.',
    variant: 'destructive',
  })
}
