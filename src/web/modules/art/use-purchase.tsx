import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { ART_PRICE_CENTS } from '#contract/art/art-price.ts'
import type { ArtItem } from '#contract/lodges/lodges.ts'
import type { Shipping } from '#contract/orders/orders.ts'
import { ApiError, type Call } from '#web/platform/api/call.ts'
import { randomUuid } from '#web/platform/api/random-uuid.ts'
import { isSettled } from '#web/platform/api/settled-status.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { rememberFocus } from '#web/platform/ui/hooks/remember-focus.ts'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { PrintSummary } from './print-summary.tsx'
import { useOpenOrder } from './use-open-order.ts'
import { useShipping } from './use-shipping.tsx'

/** A purchase that is set up, for the card dialog. */
export type ArtPayment = {
  clientSecret: string
  /** Cents. */
  amount: number
  title: string
  description: string
  returnPath: string
  /** The shipping address, checked before the card is charged. */
  details: { fields: ReactNode; prepare: () => Promise<boolean> }
  /** The same print paid in coins. */
  coins: { subject: string; request: () => Promise<PrintInvoice | null> }
  onSucceeded: () => void
  onFailed: (message: string) => void
  onClose: () => void
}

type PrintInvoice = {
  amount: number
  metadata: { type: 'art' }
  artPieceId: number | null
  shipping: Shipping
}

type OpenPurchase = { piece: ArtItem; clientSecret: string }

const UNIDENTIFIED = 'Unable to identify artwork for purchase.'
const NOT_INITIATED = 'Failed to initiate purchase. Please try again.'

const toastError = (description: string) => toast({ title: 'Error', description, variant: 'destructive' })

/** The specification's messages for a purchase that cannot start. */
export function purchaseProblem(error: unknown): string {
  if (error instanceof ApiError) return `HTTP error! status: ${error.message}`
  return (error instanceof Error && error.message) || NOT_INITIATED
}

async function setUpPurchase(call: Call, piece: ArtItem, idempotencyKey: string): Promise<string> {
  const answer: { clientSecret?: string } | null = await call('POST /api/art-gallery/purchase', {
    body: { artPieceId: piece.id, artPieceTitle: piece.title },
    idempotencyKey,
  })
  if (!answer?.clientSecret) throw new Error(NOT_INITIATED)
  return answer.clientSecret
}

/** Setting up a print's card payment answers 503 where only coins are accepted. */
async function takesOnlyCoins(call: Call, error: Error): Promise<boolean> {
  if (!(error instanceof ApiError) || error.status !== 503) return false
  const setup = await call('GET /api/payment-setup').catch(() => null)
  return setup?.provider === 'none' && setup.crypto !== 'none'
}

const sendShipping = (call: Call, { piece, clientSecret }: OpenPurchase, shipping: Shipping) =>
  call('POST /api/art-gallery/purchase', {
    body: { artPieceId: piece.id, artPieceTitle: piece.title, shipping, clientSecret },
  })

/** Sets up the payment; `payment` then holds what the card dialog shows. */
export function usePurchase() {
  const call = useCall()
  const openOrder = useOpenOrder()
  const [open, setOpen] = useState<OpenPurchase | null>(null)
  // A purchase keeps its idempotency key until it is paid, so a retry after a lost response sets up nothing twice.
  const keys = useRef(new Map<number, string>())
  const beginning = useMutation({
    onMutate: rememberFocus,
    mutationFn: (piece: ArtItem & { id: number }) => {
      const key = keys.current.get(piece.id) ?? randomUuid()
      keys.current.set(piece.id, key)
      return setUpPurchase(call, piece, key).catch(async (error: Error) => {
        if (await takesOnlyCoins(call, error)) return ''
        throw error
      })
    },
    onSuccess: (clientSecret, piece) => setOpen({ piece, clientSecret }),
    onError: (error) => toastError(purchaseProblem(error)),
  })
  const { clearErrors, collect, ...details } = useShipping(async (shipping) => {
    if (!open) return false
    try {
      await sendShipping(call, open, shipping)
      return true
    } catch (error) {
      // A print that is already paid accepts no address; the response to its payment was lost.
      if (await isSettled(call, open.clientSecret, 1)) succeed(open)
      else toastError(purchaseProblem(error))
      return false
    }
  })
  const buy = (piece: ArtItem) =>
    piece.id === undefined || piece.id === null
      ? toastError(UNIDENTIFIED)
      : beginning.mutate({ ...piece, id: piece.id })
  const close = () => {
    setOpen(null)
    clearErrors()
  }
  const succeed = ({ piece, clientSecret }: OpenPurchase) => {
    if (piece.id !== undefined) keys.current.delete(piece.id)
    close()
    toastPurchased(piece.title)
    void openOrder(clientSecret)
  }
  const payment: ArtPayment | null = open && {
    clientSecret: open.clientSecret,
    amount: ART_PRICE_CENTS,
    title: open.piece.title,
    description: `${open.piece.style} by ${open.piece.artist}`,
    returnPath: '/art-gallery',
    details: {
      prepare: details.prepare,
      fields: (
        <>
          <PrintSummary piece={open.piece} />
          {details.fields}
        </>
      ),
    },
    coins: {
      subject: `print ${open.piece.id}`,
      request: async () => {
        const shipping = await collect()
        const print = { metadata: { type: 'art' as const }, artPieceId: open.piece.id ?? null }
        return shipping && { amount: ART_PRICE_CENTS, ...print, shipping }
      },
    },
    onSucceeded: () => succeed(open),
    onFailed: (message) => toast({ title: 'Payment Failed', description: message, variant: 'destructive' }),
    onClose: close,
  }
  return { buy, isPending: beginning.isPending, payment }
}

/** The title is unknown after a return from a bank's page. */
export function toastPurchased(title?: string): void {
  toast({
    title: 'Purchase Successful!',
    description: `${title ? `“${title}”` : 'Your artwork'} is yours. Thank you for supporting the studio.`,
  })
}
