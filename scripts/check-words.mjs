import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import ts from 'typescript'
import { giveUp, print, root } from './steps.mjs'

/** Names that engineers of the field would not guess, with the standard term (CONTRIBUTING.md). */
const terms = [
  [/^(open)?TestHouse$|^house$/, 'TestApp, createTestApp'],
  [/^(open)?[tT]ill$/, 'PaymentDependencies, createPayments'],
  [/^wish(es|Of|For)?$|Wish/, 'a charge, a booking draft or criteria'],
  [/^keepPromises?$|^promise(d?Refunds)$/, 'enqueueRefunds, makeRefund'],
  [/^desk(?!top)|Desk(?!top)/, 'admin'],
  [/^(open|new)Doors?$|^useTourDoor$|^gate$/, 'registerRoutes, useTourRoute, deferred'],
  [/^(tell|told|hear|heard)([A-Z]|$)/, 'emit, on, receive'],
  [/^carry$|^carryEvents$/, 'broadcast, connectEvents'],
  [/^(Kept|Ready)[A-Z]|^kept[A-Z](?!ents)/, 'cached, prebuilt or pending'],
  [/^[aA]sk(ed|s|ing)?$|^takeRequests$|^Intake$/, 'request, createBookings, BookingBatcher'],
  [/^takeTurn$|^takeLease$/, 'withAdvisoryLock, acquireLease'],
  [/^Allowances?$|^LoginBrake$|^Admission$/, 'RateLimiter, LoginThrottle, ConnectionLimit'],
  [/^(move|chat)Marks$|^markBefore$/, 'checkpoints'],
  [/^PostBox$|^say$|^says$/, 'FallbackQueue, send'],
  [/^(is)?[aA]sleep$|^wake$|^early(Acts)?$/, 'hydrated, event replay'],
  [/^SureButton$|^Trouble$|^useDecide$/, 'ConfirmButton, ErrorMessage, useSetBookingStatus'],
  [/Letters?$|^letterOf$/, 'email'],
  [/^openBooks$/, 'database'],
  [/^(MOST|LEAST)_|_(MOST|LEAST)_|PATIENCE|^patience/, 'MAX_, MIN_, TIMEOUT_'],
]

const fileNames =
  /^(test-house|till|wishes|desk|stored|intake|take-requests|letters|marks|turns|kept-|ready-)/

const files = execFileSync('git', ['ls-files', 'src', 'e2e', 'bench', 'scripts'], { cwd: root })
  .toString()
  .split('\n')
  .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !/\.gen\.ts$/.test(path))

/** The identifiers of a file that have a standard term, as printed lines. */
function findings(path) {
  const source = ts.createSourceFile(
    path,
    readFileSync(`${root}/${path}`, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  )
  const lines = fileNames.test(basename(path)) ? [`${path}: the file's name is outside the vocabulary`] : []
  const visit = (node) => {
    if (ts.isIdentifier(node)) {
      const term = terms.find(([name]) => name.test(node.text))
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      if (term) lines.push(`${path}:${line + 1}: ${node.text}: use ${term[1]}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return lines
}

const found = files.filter((path) => path !== 'scripts/check-words.mjs').flatMap(findings)
if (found.length > 0) giveUp(found.join('\n'))
print(`Names of ${files.length} files are within the vocabulary`)
