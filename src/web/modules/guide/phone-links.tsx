/** A plus or digits with what people write between them: '+1 555 0100', '(970) 555-0100'. */
const PHONE_NUMBER = /((?:\+|\(|\b)\d[\d\s().-]{4,}\d)/

export function PhoneLinks({ text }: { text: string }) {
  // The group in the pattern puts each number at an odd index.
  return text.split(PHONE_NUMBER).map((part, index) =>
    index % 2 === 1 ? (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
        key={index}
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
