/**
 * For react-hook-form's `reset`. Without it the form has no fields until the next render, which then
 * overwrites what was typed.
 */
export const AT_ONCE = { keepFieldsRef: true }
