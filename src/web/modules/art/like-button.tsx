import clsx from 'clsx'
import { Heart } from 'lucide-react'
import type { ArtItem } from '#contract/lodges/lodges.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import { buttonClass } from '#web/platform/ui/button.tsx'
import { useIsHydrated } from '#web/platform/ui/hooks/use-is-hydrated.ts'
import { useLike } from './use-like.ts'

export function LikeButton({ piece, className }: { piece: ArtItem; className?: string }) {
  const { likes, liked, toggle } = useLike(piece)
  const isHydrated = useIsHydrated()
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={`Like ${piece.title}, ${pluralize(likes, 'like')}`}
      disabled={!toggle || !isHydrated}
      onClick={toggle}
      className={buttonClass('quiet', clsx('px-3.5', className))}
    >
      <Heart
        size={18}
        aria-hidden="true"
        className={clsx('transition-transform duration-150', liked && 'scale-110 fill-current text-ember')}
      />
      <span className={likes > 0 ? 'text-sm tabular-nums' : 'sr-only'} data-testid="likes">
        {likes}
      </span>
    </button>
  )
}
