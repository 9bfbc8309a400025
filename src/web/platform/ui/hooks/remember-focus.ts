let remembered: Element | null = null

/**
 * A browser takes the focus from a button that is disabled while its dialog is prepared, so the button is
 * remembered.
 */
export function rememberFocus(): void {
  remembered = document.activeElement
}

export const rememberedFocus = () => remembered
