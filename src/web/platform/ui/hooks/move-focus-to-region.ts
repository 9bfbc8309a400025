/** The ref of a control that disappears when it is used: the focus moves to the region around it. */
export const moveFocusToRegion = (control: HTMLElement | null) => () => {
  if (control === null || document.activeElement !== control) return
  control.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
}
