let remembered: Element | null = null

/** Keeps the pressed button for the dialog that it opens later: a browser takes the focus from a button that is disabled meanwhile. */
export function rememberFocus(): void {
  remembered = document.activeElement
}

export const rememberedFocus = () => remembered
