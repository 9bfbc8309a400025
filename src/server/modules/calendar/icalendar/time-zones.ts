import nodeIcal from 'node-ical'
import { dateIn, instantIn } from '#contract/platform/dates.ts'
import type { Component } from './components.ts'
import {
  DAY_MS,
  dayNumber,
  fixedOffset,
  isoDate,
  readMoment,
  readOffset,
  utc,
  type Zone,
} from './event-times.ts'
import { readRule, ruleDays } from './repetition.ts'

/** These names mean what the file defines; without a definition they mean nothing. */
const custom = /^(tzone:\/\/Microsoft\/|Customized Time Zone|\(no TZ description\)$)/
const universal = /^(z|utc|gmt|tzone:\/\/Microsoft\/Utc)$/i
/** 'America/Argentina/Salta' has the most. */
const MAX_SEGMENTS = 3

/**
 * A TZID may be an IANA zone, a definition of the file, a Windows zone, an offset, or have an IANA zone at
 * its end ('/citadel.org/20210210_1/America/Denver'). Other names are the lodge's zone.
 */
export function zoneReader(definitions: readonly Component[], lodgeZone: Zone): (name: string) => Zone {
  const known = new Map<string, Zone>([['', lodgeZone]])
  for (const component of definitions) {
    const name = component.lines.find((line) => line.name === 'TZID')?.value.replaceAll('"', '') ?? ''
    const zone = isIana(name) ? null : definedZone(component)
    if (zone && !known.has(name)) known.set(name, zone)
  }
  return (name) => {
    const zone = known.get(name) ?? namedZone(name) ?? lodgeZone
    known.set(name, zone)
    return zone
  }
}

function namedZone(name: string): Zone | null {
  if (universal.test(name)) return utc
  if (custom.test(name)) return null
  const offset = readOffset(name.replace(/^\(?(UTC|GMT)?\)?\s*/i, '').replace(/\)$/, ''))
  if (offset !== null) return fixedOffset(offset)
  const iana = isIana(name) ? name : (zoneOfWindows(name) ?? ianaAtEnd(name))
  if (iana) return ianaZone(iana)
  const [, inBrackets = ''] = /^\(.*?([+-]\d{1,2}:\d{2})/.exec(name) ?? []
  const ofLabel = readOffset(inBrackets)
  return ofLabel === null ? null : fixedOffset(ofLabel)
}

const FIRST = Date.parse('1900-01-02T00:00:00Z')
const LAST = Date.parse('9899-12-30T00:00:00Z')

/** Outside of the years of calendar dates, the zone is UTC. */
export function ianaZone(name: string): Zone {
  const midnights = new Map<number, number>()
  const findMidnight = (day: number) => {
    const midnight = midnights.get(day) ?? instantIn(name, isoDate(day * DAY_MS), '00:00')
    midnights.set(day, midnight)
    return midnight
  }
  return (wall) => {
    if (wall < FIRST || wall > LAST) return wall
    const day = Math.floor(wall / DAY_MS)
    // On a day without a clock change, the offset of its midnight holds all day, which costs less to look up.
    if (findMidnight(day + 1) - findMidnight(day) === DAY_MS) return findMidnight(day) + wall - day * DAY_MS
    return instantIn(name, isoDate(wall), new Date(wall).toISOString().slice(11, 16))
  }
}

function isIana(name: string): boolean {
  try {
    return dateIn(name, 0) !== ''
  } catch {
    return false
  }
}

/** The parser knows Windows zones by all their labels. */
function zoneOfWindows(name: string): string | null {
  const probe = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:a', `DTSTART;TZID="${name}":20270110T120000`]
  try {
    const { a } = nodeIcal.sync.parseICS([...probe, 'END:VEVENT', 'END:VCALENDAR'].join('\n'))
    const zone = a?.type === 'VEVENT' ? (a.start?.tz ?? '') : ''
    return isIana(zone) ? zone : null
  } catch {
    return null
  }
}

function ianaAtEnd(name: string): string | undefined {
  const segments = name.split('/')
  return Array.from({ length: MAX_SEGMENTS }, (_, at) => segments.slice(at - MAX_SEGMENTS).join('/')).find(
    isIana,
  )
}

type Onset = { at: number; offset: number }

/** RFC 5545, section 3.6.5. Null without readable observances. */
function definedZone({ children }: Component): Zone | null {
  const observances = children.flatMap((child) => readObservance(child) ?? [])
  if (observances.length === 0) return null
  const years = new Map<number, Onset[]>()
  const onsetsIn = (year: number) => {
    const onsets = years.get(year) ?? observances.flatMap((one) => one(year)).toSorted((a, b) => b.at - a.at)
    years.set(year, onsets)
    return onsets
  }
  return (wall) => {
    const onsets = onsetsIn(new Date(wall).getUTCFullYear())
    const latest = onsets.find(({ at }) => at <= wall) ?? onsets.at(-1)
    return fixedOffset(latest?.offset ?? 0)(wall)
  }
}

function readObservance({ lines }: Component): ((year: number) => Onset[]) | null {
  const valueIn = (name: string) => lines.find((line) => line.name === name)?.value.trim() ?? ''
  const offset = readOffset(valueIn('TZOFFSETTO'))
  const start = readMoment(valueIn('DTSTART'), utc)
  if (offset === null || !start) return null
  const dates = lines
    .filter(({ name }) => name === 'RDATE')
    .flatMap(({ value }) => value.split(',').flatMap((text) => readMoment(text.trim(), utc)?.wall ?? []))
  const { rule } = readRule(valueIn('RRULE'))
  const until = readMoment(rule?.until ?? '', utc)?.wall ?? Number.POSITIVE_INFINITY
  const first = dayNumber(start)
  return (year) => {
    const [from = 0, to = 0] = [Date.UTC(year - 1, 0), Date.UTC(year + 1, 0)].map((wall) => wall / DAY_MS)
    const days = rule ? [...ruleDays(rule, first, from, to)] : []
    const repeated = days.map((day) => start.wall + (day - first) * DAY_MS).filter((at) => at <= until)
    return [start.wall, ...dates, ...repeated].map((at) => ({ at, offset }))
  }
}
