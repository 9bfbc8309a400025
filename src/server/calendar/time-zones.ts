import nodeIcal from 'node-ical'

/** Names that the parser reads by the offsets of the file's VTIMEZONE, and without one in this process's zone. */
const custom = /^(tzone:\/\/Microsoft\/|Customized Time Zone|\(no TZ description\)$)/
const offset = /^\(?(UTC|GMT)?\)?\s*[+-](0?\d|1[0-4])(:?[0-5]\d)?\)?$/i
/** 'America/Argentina/Salta' has the most. */
const MAX_SEGMENTS = 3

/**
 * Reads names of time zones (TZID): as they are where the parser knows them or the file defines them, as the IANA name at their end
 * ('/citadel.org/20210210_1/America/Denver'), or else as the lodge's zone, because the parser would take this process's.
 */
export function zoneReader(file: string, lodgeZone: string): (name: string) => string {
  const defined = new Set(
    [...file.matchAll(/^TZID[^:\r\n]*:([^\r\n]*)/gim)].map(([, name = '']) => name.trim()),
  )
  const known = new Map<string, string>()
  return (name) => {
    const zone = known.get(name) ?? zoneFor(name, { defined, lodgeZone })
    known.set(name, zone)
    return zone
  }
}

type Zones = { defined: ReadonlySet<string>; lodgeZone: string }

function zoneFor(name: string, { defined, lodgeZone }: Zones): string {
  if (name === '') return lodgeZone
  if (custom.test(name)) return defined.has(name) ? name : lodgeZone
  if (isIana(name) || offset.test(name) || isParsed(name)) return name
  return ianaAtEnd(name) ?? lodgeZone
}

function isIana(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Whether the parser reads a name, such as one of Windows, as an IANA zone, or as the offset that the name has in brackets. */
function isParsed(name: string): boolean {
  if (/^\(.*[+-]\d{1,2}:\d{2}/.test(name)) return true
  const probe = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:a', `DTSTART;TZID="${name}":20270110T120000`]
  const { a } = nodeIcal.sync.parseICS([...probe, 'END:VEVENT', 'END:VCALENDAR'].join('\n'))
  return a?.type === 'VEVENT' && isIana(a.start?.tz ?? '')
}

function ianaAtEnd(name: string): string | undefined {
  const segments = name.split('/')
  return Array.from({ length: MAX_SEGMENTS }, (_, at) => segments.slice(at - MAX_SEGMENTS).join('/')).find(
    isIana,
  )
}
