/** Space, controls, default ignorable code points (UAX 44) and the blank Braille cell. */
const UNSEEN = String.raw`\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB`

/** A control other than white space stays at the end, where the field's rule refuses it. */
const CONTROL = String.raw`(?!\s)\p{Cc}`

/** From the first visible character to the last, with its selectors and tags (emoji). */
const VISIBLE = new RegExp(
  String.raw`[^${UNSEEN}](?:.*(?:[^${UNSEEN}]|${CONTROL}))?[\uFE00-\uFE0F\u{E0020}-\u{E007F}]*`,
  'su',
)

/** Composes each word (NFC), so that two ways to type a letter are equal. */
export const trimmed = (text: string): string =>
  (VISIBLE.exec(text)?.[0] ?? '').replaceAll(/\S+/g, (word) => word.normalize('NFC'))

export const folded = (text: string): string => trimmed(text.toLowerCase())

const EVERY_UNSEEN = new RegExp(`[${UNSEEN}]`, 'gu')

export const withInvisible = (text: string, instead: '' | ' '): string =>
  text.replaceAll(EVERY_UNSEEN, (unseen) => (/[\p{Z}\t\n\r]/u.test(unseen) ? ' ' : instead))
