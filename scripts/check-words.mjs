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
  [/^[aA]sk(ed|s|ing)?$|^takeRequests$|^Intake$/, 'request, createBooking'],
  [/^takeTurn$|^takeLease$/, 'withAdvisoryLock, acquireLease'],
  [/^Allowances?$|^LoginBrake$|^Admission$/, 'RateLimiter, LoginThrottle, ConnectionLimit'],
  [/^(move|chat)Marks$|^markBefore$/, 'checkpoints'],
  [/^PostBox$|^say$|^says$/, 'SendQueue, send'],
  [/^(is)?[aA]sleep$|^wake$|^early(Acts)?$/, 'hydrated, event replay'],
  [/^SureButton$|^Trouble$|^useDecide$/, 'ConfirmButton, ErrorMessage, useSetBookingStatus'],
  [/Letters?$|^letterOf$/, 'email'],
  [/^openBooks$/, 'database'],
  [/^(MOST|LEAST)_|_(MOST|LEAST)_|PATIENCE|^patience/, 'MAX_, MIN_, TIMEOUT_'],
]

/** Words of comments, test names and messages, with the plain ones. A word with a usual meaning of its own is not listed. */
const phrases = [
  [/\b(house(?! rules)|desk|wish(es|ed)?|till)\b/i, 'application, admin area, charge or draft, until'],
  [/\b(asleep|awake|wakes?|woken)\b/i, 'hydrated, not hydrated'],
  [/\b(whoever|however (many|often|it)|so manieth|whereabouts)\b/i, 'a plain subject'],
  [/\b(tells|told|hears|heard)\b/i, 'emits, receives, shows, answers'],
  [/\b(asks|asked|asking)\b/i, 'requests, calls, reads'],
  [/\bpromised\b|\bke(ep|pt)s? (a|its|the) promises?\b/i, 'queued, agreed'],
  [/\b(our|own|the|from) books\b/i, 'records, database'],
  [/\b(kept ready|ready-made|ready (bytes|frame))\b/i, 'cached, prebuilt'],
  [/\b(mends?|mended|anew|nobody's|knocks?|patience|farewell)\b/i, 'fix, again, a plain word'],
  [/\b(what (is|was|are) no|is no more|are no more)\b/i, 'a plain subject'],
]

const fileNames =
  /^(test-house|till|wishes|desk|stored|intake|take-requests|letters|marks|turns|kept-|ready-)/

const files = execFileSync('git', ['ls-files', 'src', 'e2e', 'bench', 'scripts'], { cwd: root })
  .toString()
  .split('\n')
  .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !/\.gen\.ts$/.test(path))

/** Calls whose text arguments people read. */
const messages =
  /(^|\.)(failure|brokenRule|Failure|Error|giveUp|print|warn|error|info|test|it|describe|each|skipIf|runIf)$/

const report = (path, source, position, text, rules) => {
  const rule = rules.find(([word]) => word.test(text))
  if (!rule) return []
  const { line } = source.getLineAndCharacterOfPosition(position)
  return [`${path}:${line + 1}: ${text.match(rule[0])?.[0] ?? text}: use ${rule[1]}`]
}

/** The callee's text without its type arguments; of `test.each(rows)(name, …)` that of `test.each`. */
function calleeName({ expression }) {
  if (ts.isCallExpression(expression)) return calleeName(expression)
  return expression.getText().replaceAll(/\s/g, '')
}

const isText = (node) =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)

/** True for a text that is an argument, or part of one, of a call in `messages`. */
function isMessage(node) {
  if (!isText(node)) return false
  let at = node.parent
  while (ts.isTemplateSpan(at) || ts.isTemplateExpression(at) || ts.isConditionalExpression(at))
    at = at.parent
  return (ts.isCallExpression(at) || ts.isNewExpression(at)) && messages.test(calleeName(at))
}

function listComments(source, node) {
  if (node.getChildCount(source) > 0) return []
  const text = source.text
  return [
    ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
    ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
  ]
}

/** The words of a file that have a standard term, as printed lines. */
function findings(path) {
  const source = ts.createSourceFile(
    path,
    readFileSync(`${root}/${path}`, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  )
  const lines = fileNames.test(basename(path)) ? [`${path}: the file's name is outside the vocabulary`] : []
  const comments = new Map()
  const visit = (node) => {
    if (ts.isIdentifier(node)) lines.push(...report(path, source, node.getStart(), node.text, terms))
    if (isMessage(node)) lines.push(...report(path, source, node.getStart(), node.text, phrases))
    for (const { pos, end } of listComments(source, node)) comments.set(pos, source.text.slice(pos, end))
    for (const child of node.getChildren(source)) visit(child)
  }
  visit(source)
  for (const [pos, text] of comments)
    lines.push(...report(path, source, pos, text.replaceAll(/\s*\n\s*\*? ?/g, ' '), phrases))
  return lines
}

const found = files.filter((path) => path !== 'scripts/check-words.mjs').flatMap(findings)
if (found.length > 0) giveUp(found.join('\n'))
print(`Words of ${files.length} files are within the vocabulary`)
