/** A plus or digits with what people write between them: '+1 555 0100', '(970) 555-0100'. */
const PHONE_NUMBER = /((?:\+|\(|\b)\d[\d\s().-]{4,}\d)/

/** A text whose phone numbers are called by a click. */
export function PhoneLinks({ text }: { text: string }) {
  // A group in the pattern puts each number at an odd place.
  return text.split(PHONE_NUMBER).map((part, place) =>
    place % 2 === 1 ? (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
        key={place}
        href={`tel:${part.replaceAll(/[^+\d]/g, '')}`}
        className="underline underline-offset-4"
      >
        {part}
      </a>
    ) : (
      part
    ),
  )
}
