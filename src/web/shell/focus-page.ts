/** Moves the focus to a new page when the link that led to it is gone: its content is read, and Tab goes on there. */
export function focusPage(): void {
  if (document.activeElement === document.body)
    document.getElementById('main')?.focus({ preventScroll: true })
}
