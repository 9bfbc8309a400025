import { Check, Copy } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { StayGuide } from '#contract/guide/guide.ts'
import { formatHour } from '#contract/platform/dates.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { directionsTo } from './map-addresses.ts'
import { momentInWords } from './moment-in-words.ts'
import { PhoneLinks } from './phone-links.tsx'

type CopiedValueProps = { name: string; value: string; buttonText: string }

function CopiedValue({ name, value, buttonText }: CopiedValueProps) {
  const [isCopied, setCopied] = useState(false)
  // The browser refuses without a secure address. The value can still be selected.
  const copy = () =>
    navigator.clipboard?.writeText(value).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  const Icon = isCopied ? Check : Copy
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <output aria-label={name} className="font-mono text-3xl tracking-wide break-all select-all">
        {value}
      </output>
      <Button className="min-h-10 px-4 py-1.5" onClick={() => void copy()}>
        <Icon size={17} aria-hidden="true" />
        <span>{isCopied ? 'Copied' : buttonText}</span>
      </Button>
    </div>
  )
}

type GuideViewProps = { guide: StayGuide; now: number }

export function GuideView({ guide, now }: GuideViewProps) {
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      className="mt-10 grid gap-6 rounded-picture border border-line bg-surface p-5 sm:p-7"
    >
      <h2 id={heading} className="text-3xl">
        Your guide
      </h2>
      <Secrets guide={guide} now={now} />
      <Texts guide={guide} />
    </section>
  )
}

function Secrets({ guide, now }: GuideViewProps) {
  const { wifi, doorCode, timeZone } = guide
  const form = guide.waitsForArrivalForm && now < Date.parse(guide.closesAt) && <FormFirst />
  if (!isOpenAt(guide, now))
    return (
      <>
        <p className="text-lg">{closedWords(guide, now)}</p>
        {form}
      </>
    )
  return (
    <>
      {form}
      {awaitsDoorCode(guide, now) && (
        <p role="status" className="text-lg">
          The door code is not ready yet. Please write to us.
        </p>
      )}
      {doorCode && (
        <Part title="Door code">
          <CopiedValue name="Door code" value={doorCode.code} buttonText="Copy door code" />
          <p className="mt-1 text-muted">
            From {momentInWords(timeZone, doorCode.from)} until {momentInWords(timeZone, doorCode.until)}
          </p>
        </Part>
      )}
      {wifi && (
        <Part title="Wi-Fi">
          <p className="mb-1 text-lg">{wifi.name}</p>
          {wifi.password && (
            <CopiedValue name="Wi-Fi password" value={wifi.password} buttonText="Copy Wi-Fi password" />
          )}
        </Part>
      )}
    </>
  )
}

const FormFirst = () => (
  <p role="status">
    The door code opens once you have sent the form{' '}
    <a href="#before-you-arrive" className="underline underline-offset-4">
      Before you arrive
    </a>
    .
  </p>
)

const isOpenAt = ({ isPaid, opensAt, closesAt }: StayGuide, now: number): boolean =>
  isPaid && Date.parse(opensAt) <= now && now < Date.parse(closesAt)

/** The code could be open by now, but is missing. */
export const awaitsDoorCode = (guide: StayGuide, now: number): boolean =>
  isOpenAt(guide, now) && guide.hasDoorCode && !guide.doorCode && !guide.waitsForArrivalForm

function closedWords({ opensAt, closesAt, timeZone, isPaid }: StayGuide, now: number): string {
  if (now >= Date.parse(closesAt))
    return 'Your stay is over. The door code and the Wi-Fi password have expired.'
  if (now >= Date.parse(opensAt)) return 'Opens as soon as your stay is paid: door code and Wi-Fi.'
  const opens = `Opens ${momentInWords(timeZone, opensAt)} (lodge time)`
  return isPaid ? `${opens}: door code and Wi-Fi.` : `${opens}, once your stay is paid: door code and Wi-Fi.`
}

function Texts({ guide }: { guide: StayGuide }) {
  const { address, directions, rules, contact, checkInFrom, checkOutUntil } = guide
  return (
    <>
      <Part title="Arrival and departure">
        <p className="text-lg">
          Arrive from {formatHour(checkInFrom)}, leave by {formatHour(checkOutUntil)}.
        </p>
      </Part>
      {address && (
        <Part title="Address">
          <address className="text-lg whitespace-pre-line not-italic">
            <a
              href={directionsTo(address)}
              target="_blank"
              rel="noreferrer"
              className="underline underline-offset-4"
            >
              {address}
            </a>
          </address>
        </Part>
      )}
      {directions && (
        <Part title="Directions">
          <p className="whitespace-pre-line">{directions}</p>
        </Part>
      )}
      {rules.length > 0 && (
        <Part title="House rules">
          <ul className="grid list-disc gap-1 pl-5">
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </Part>
      )}
      {contact && (
        <Part title="Contact">
          <p className="text-lg whitespace-pre-line">
            <PhoneLinks text={contact} />
          </p>
        </Part>
      )}
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-1 font-sans text-sm font-normal text-muted">{title}</h3>
      {children}
    </div>
  )
}
