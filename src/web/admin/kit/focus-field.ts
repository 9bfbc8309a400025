import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

const PREFIX = 'field='

/** The hash of an address that opens a page at the field or the panel with this label. */
export const fieldHash = (label: string): string => PREFIX + label

/** The field of a label, or what begins with such a heading. */
function findField(label: string): HTMLElement | undefined {
  const named = [...document.querySelectorAll<HTMLElement>('main label, main legend, main h2')]
  const found = named.find(({ textContent }) => textContent.trim().startsWith(label))
  if (!(found instanceof HTMLLabelElement)) return found
  return (found.control as HTMLElement | null) ?? found
}

function focusField(label: string): boolean {
  const field = findField(label)
  if (!field) return false
  if (field.tabIndex < 0) field.tabIndex = -1
  field.focus()
  field.scrollIntoView({ block: 'center' })
  return true
}

/** Moves the focus to the field that the address names, once its page has loaded. */
export function useFocusField(): void {
  const hash = decodeURIComponent(useLocation({ select: ({ hash }) => hash }))
  useEffect(() => {
    if (!hash.startsWith(PREFIX)) return
    const label = hash.slice(PREFIX.length)
    if (focusField(label)) return
    const observer = new MutationObserver(() => {
      if (focusField(label)) observer.disconnect()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [hash])
}
