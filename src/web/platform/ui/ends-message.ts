import type { KeyboardEvent } from 'react'

/** What Safari reports for the key that ends a composition, after it has ended (WebKit bug 165004). */
const COMPOSING = 229

/** Whether a key sends what is written: Enter without Shift that chooses no word of an input method. */
export const endsMessage = ({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing && nativeEvent.keyCode !== COMPOSING
