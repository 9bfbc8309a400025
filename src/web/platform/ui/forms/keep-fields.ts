/**
 * For react-hook-form's `reset`. Without it the form has no fields until the next render, which then
 * overwrites what was typed.
 */
export const KEEP_FIELDS = { keepFieldsRef: true }
