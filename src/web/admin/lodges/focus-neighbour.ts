/**
 * Moves the focus from the last button of a list item that is about to be removed: to the same button of the next item or of the
 * one before, or to the field that adds one.
 */
export function focusNeighbour(button: HTMLElement): void {
  const item = button.closest('li')
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
  const buttons = neighbour?.querySelectorAll<HTMLElement>(':scope > button')
  const field = item?.closest('ol')?.nextElementSibling?.querySelector('input')
  const next = buttons?.item(buttons.length - 1) ?? field
  next?.focus()
}
