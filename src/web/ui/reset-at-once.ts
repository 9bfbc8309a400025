/**
 * Options of a form's `reset` that leave no gap: without them react-hook-form knows none of its fields until the next
 * render, and what is typed before it is drawn over.
 */
export const AT_ONCE = { keepFieldsRef: true }
