import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import type { ListedLodge } from '#contract/search/listed-lodge.ts'
import { HOUSE_RULES } from '../stay/section-ids.ts'
import type { Agreement } from './use-agreement.ts'

const linkClass = 'underline underline-offset-4 hover:text-text'

type AgreementFieldProps = {
  agreement: Agreement
  lodge: ListedLodge | undefined
  /** The house rules are on the lodge's own page. */
  isOnItsPage: boolean
}

/** Without scripts the browser itself requires the checkbox. */
export function AgreementField({ agreement, lodge, isOnItsPage }: AgreementFieldProps) {
  const id = useId()
  const { box, message, onTick } = agreement
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3 text-sm">
        <input
          ref={box}
          type="checkbox"
          required
          className="size-5 shrink-0"
          aria-invalid={Boolean(message)}
          aria-describedby={message && id}
          onChange={onTick}
        />
        <span>
          I agree to the{' '}
          <RulesLink lodge={lodge} isOnItsPage={isOnItsPage}>
            house rules
          </RulesLink>{' '}
          and the{' '}
          <Link to="/terms" className={linkClass}>
            terms
          </Link>
        </span>
      </label>
      {message && (
        <p id={id} role="alert" className="mt-1.5 text-sm text-danger">
          {message}
        </p>
      )}
    </div>
  )
}

type RulesLinkProps = Omit<AgreementFieldProps, 'agreement'> & { children: ReactNode }

function RulesLink({ lodge, isOnItsPage, children }: RulesLinkProps) {
  if (!lodge || (isOnItsPage && !lodge.houseRules?.length)) return children
  if (isOnItsPage)
    return (
      <a href={`#${HOUSE_RULES}`} className={linkClass}>
        {children}
      </a>
    )
  return (
    <Link to="/lodge/$slug" params={{ slug: lodge.slug }} hash={HOUSE_RULES} className={linkClass}>
      {children}
    </Link>
  )
}
