import { useState } from 'react'
import { promotionInWords } from '#contract/promotions/promotion-rules.ts'
import type { Promotion } from '#contract/promotions/promotions.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { ConfirmButton } from '../kit/confirm-button.tsx'
import { ErrorMessage, Panel } from '../kit/panel.tsx'
import { useLodges } from '../kit/use-lodges.ts'
import { PromotionForm } from './promotion-form.tsx'
import { useDeletePromotion, usePromotions } from './use-promotions.ts'

export function PromotionsPage() {
  return (
    <AdminScreen title="Promotions" lead="Discounts on nights, applied automatically or with a code.">
      <Promotions />
    </AdminScreen>
  )
}

function Promotions() {
  const [edited, setEdited] = useState<Promotion | 'new' | null>(null)
  const promotions = usePromotions()
  if (promotions.isLoadingError)
    return (
      <ErrorMessage message="The promotions could not be loaded." onRetry={() => void promotions.refetch()} />
    )
  if (!promotions.data) return <p className="text-muted">Loading promotions...</p>
  if (edited)
    return <PromotionForm promotion={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
  return (
    <div className="grid gap-6">
      <div>
        <Button variant="primary" onClick={() => setEdited('new')}>
          New promotion
        </Button>
      </div>
      {promotions.data.length === 0 && <p className="text-muted">There are no promotions yet.</p>}
      {promotions.data.map((promotion) => (
        <PromotionEntry key={promotion.id} promotion={promotion} onEdit={() => setEdited(promotion)} />
      ))}
    </div>
  )
}

function PromotionEntry({ promotion, onEdit }: { promotion: Promotion; onEdit: () => void }) {
  const remove = useDeletePromotion()
  const { name, code, lodges, uses, maxUses, isActive } = promotion
  const all = useLodges().data
  const names = lodges?.map((slug) => all?.find((lodge) => lodge.slug === slug)?.name ?? slug)
  return (
    <Panel title={name} aside={<span className="text-sm text-muted">{isActive ? 'Active' : 'Off'}</span>}>
      <p>{promotionInWords(promotion, null)}</p>
      <p className="mt-1 text-sm text-muted">
        {code ? `Code ${code}` : 'Applies by itself'}. {names?.join(', ') ?? 'All lodges'}. Used{' '}
        {uses.toLocaleString('en-US')}
        {maxUses !== null && ` of ${maxUses.toLocaleString('en-US')}`} times.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
        <ConfirmButton
          aria-label={`Delete ${name}`}
          question="Really delete?"
          disabled={remove.isPending}
          onConfirm={() => remove.mutate(promotion.id)}
        >
          Delete
        </ConfirmButton>
      </div>
    </Panel>
  )
}
