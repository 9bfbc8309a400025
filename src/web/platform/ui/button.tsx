import { Link, type LinkProps } from '@tanstack/react-router'
import clsx from 'clsx'
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'

/** A view has one primary action. */
export type ButtonVariant = 'primary' | 'quiet' | 'plain' | 'danger'

const variants: Record<ButtonVariant, string> = {
  primary: 'button-primary',
  quiet: 'button-quiet',
  plain: 'button-plain',
  danger: 'button-danger',
}

export function buttonClass(variant: ButtonVariant = 'quiet', className?: string): string {
  return clsx(variants[variant], className)
}

type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant }

export function Button({ variant = 'quiet', className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(variant, className)} {...rest} />
}

type ButtonLinkProps = LinkProps & {
  variant?: ButtonVariant
  className?: string
  children: ReactNode
  /**
   * For what the specification calls a button: it has the role and the space bar of a button, and navigates
   * like a link.
   */
  isButton?: boolean
}

export function ButtonLink({ variant = 'quiet', className, children, isButton, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} {...(isButton && hasButtonRole)} className={buttonClass(variant, className)}>
      {children}
    </Link>
  )
}

export const hasButtonRole = {
  role: 'button',
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== ' ') return
    event.preventDefault()
    event.currentTarget.click()
  },
}
