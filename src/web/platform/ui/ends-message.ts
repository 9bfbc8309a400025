import type { KeyboardEvent } from 'react'

/** Safari reports this for the key that ends a composition, after it has ended (WebKit bug 165004). */
const COMPOSING = 229

/** Enter may also choose a word of an input method. */
export const endsMessage = ({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing && nativeEvent.keyCode !== COMPOSING
