/** What shows nothing: space, controls, and what Unicode calls default ignorable (UAX 44), the blank Braille cell too. */
const UNSEEN = String.raw`\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB`

/** From the first visible character to the last, with the selectors and tags that make the last one an emoji. */
/** A control that is no white space stays at the end of a text, for the field's own rule to refuse. */
const CONTROL = String.raw`(?!\s)\p{Cc}`

const VISIBLE = new RegExp(
  String.raw`[^${UNSEEN}](?:.*(?:[^${UNSEEN}]|${CONTROL}))?[\uFE00-\uFE0F\u{E0020}-\u{E007F}]*`,
  'su',
)

/** A text without the space and the invisible characters at its ends; empty when it shows nothing at all. */
export const trimmed = (text: string): string => VISIBLE.exec(text)?.[0] ?? ''

const EVERY_UNSEEN = new RegExp(`[${UNSEEN}]`, 'gu')

/** A text with `instead` for each of its invisible characters; what is a space to Unicode becomes a plain one. */
export const withInvisible = (text: string, instead: '' | ' '): string =>
  text.replaceAll(EVERY_UNSEEN, (unseen) => (/[\p{Z}\t\n\r]/u.test(unseen) ? ' ' : instead))
