// Fails when a commit brings more than 5 MB of new binaries without a line `Pictures: reason` in its message: node scripts/check-binaries.mjs
// Judges the last hundred commits since this file came, without those that upstream has already. A shallow clone has fewer.
import { execFileSync } from 'node:child_process'
import { giveUp, print } from './steps.mjs'

const MAX_BYTES = 5 * 1024 * 1024

const git = (args, input) =>
  execFileSync('git', args, { encoding: 'utf8', input, maxBuffer: 1e9, stdio: ['pipe', 'pipe', 'ignore'] })

const commitNamed = (name) => {
  try {
    return git(['rev-parse', '--verify', '--quiet', `${name}^{commit}`]).trim()
  } catch {
    return undefined
  }
}

function candidates() {
  const [since] = git(['log', '--diff-filter=A', '--format=%H', '--', 'scripts/check-binaries.mjs']).split(
    '\n',
  )
  if (!since) return []
  const head = commitNamed('HEAD')
  // A pushed candidate is its own upstream.
  const known = ['@{upstream}', 'origin/main'].map(commitNamed).filter((commit) => commit && commit !== head)
  const range = ['HEAD', ...[since, ...known].map((commit) => `^${commit}`)]
  return git(['rev-list', '--no-merges', '--max-count=100', ...range])
    .split('\n')
    .filter(Boolean)
}

/** Bytes of the binary files that a commit adds or replaces; files that only moved do not count. */
function newBinaryBytes(commit) {
  const shown = git(['diff-tree', '-r', '-M100%', '--no-commit-id', '--numstat', '-z', commit])
  const paths = shown
    .split('\0')
    .filter((line) => line.startsWith('-\t-\t') && line.length > 4)
    .map((line) => line.slice(4))
  // A removed file is missing.
  const sizes = git(
    ['cat-file', '--batch-check=%(objectsize)'],
    paths.map((path) => `${commit}:${path}`).join('\n'),
  )
  return sizes
    .split('\n')
    .map((line) => Number(line) || 0)
    .reduce((sum, size) => sum + size, 0)
}

const commits = candidates()
const refused = commits.flatMap((commit) => {
  const bytes = newBinaryBytes(commit)
  const [subject, ...lines] = git(['log', '-1', '--format=%B', commit]).split('\n')
  if (bytes <= MAX_BYTES || lines.some((line) => /^Pictures: \S/.test(line))) return []
  return `${commit.slice(0, 8)} ${subject}: ${(bytes / 1024 / 1024).toFixed(1)} MB`
})
if (refused.length > 0)
  giveUp(`More than 5 MB of new binaries and no line 'Pictures: reason':\n${refused.join('\n')}`)
print(`Commits without too many new binaries: ${commits.length}`)
