import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

const PREFIX = 'field='

/** The hash that opens a page at the field or panel with this label. */
export const fieldHash = (label: string): string => PREFIX + label

/** Matches labels, legends and panel headings that begin with this text. */
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
