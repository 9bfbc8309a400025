import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const script = resolve('scripts/check-binaries.mjs')
const MB = 1024 * 1024
const me = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', '-c', 'commit.gpgsign=false']
const run = (cwd, ...args) => execFileSync('git', [...me, ...args], { cwd, stdio: 'pipe', encoding: 'utf8' })

/** A repository with pictures from before the check came. */
function repository() {
  const folder = mkdtempSync(join(tmpdir(), 'binaries-'))
  run(folder, 'init', '-q', '-b', 'main')
  const commit = (message, files) => {
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
    run(folder, 'add', '-A')
    run(folder, 'commit', '-q', '-m', message)
  }
  commit('Old pictures', { 'old.webp': randomBytes(6 * MB) })
  mkdirSync(join(folder, 'scripts'))
  commit('The check', { 'scripts/check-binaries.mjs': '' })
  return { folder, commit }
}

const check = (cwd) => {
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd, encoding: 'utf8' })
  return { status, stderr }
}

test('refuses many new binaries without a reason and names the commit', () => {
  const { folder, commit } = repository()
  commit('Small ones', { 'a.webp': randomBytes(3 * MB), 'long.txt': 'text '.repeat(2 * MB) })
  run(folder, 'mv', 'old.webp', 'moved.webp')
  commit('A file moves', {})
  expect(check(folder).status).toBe(0)
  commit('Many', { 'b.webp': randomBytes(3 * MB), 'c.webp': randomBytes(3 * MB) })
  commit('Text', { 'd.txt': 'text' })
  const { status, stderr } = check(folder)
  expect(status).toBe(1)
  expect(stderr).toMatch(/[0-9a-f]{8} Many: 6\.0 MB/)
  expect(stderr).not.toContain('Old pictures')
})

test('accepts them with a reason', () => {
  const { folder, commit } = repository()
  commit('Many\n\nPictures: the hall has another window', { 'b.webp': randomBytes(6 * MB) })
  expect(check(folder).status).toBe(0)
  commit('Others\n\nPictures:', { 'b.webp': randomBytes(6 * MB) })
  expect(check(folder).status).toBe(1)
})

test('counts replaced pictures, and removed ones not', () => {
  const { folder, commit } = repository()
  commit('Replaced', { 'old.webp': randomBytes(6 * MB) })
  expect(check(folder).status).toBe(1)
  run(folder, 'reset', '-q', '--hard', 'HEAD~1')
  run(folder, 'rm', '-q', 'old.webp')
  commit('Removed', {})
  expect(check(folder).status).toBe(0)
})

test('judges a clone, a shallow one too, and not what upstream has already', () => {
  const { folder, commit } = repository()
  commit('Many', { 'b.webp': randomBytes(6 * MB) })
  commit('Text', { 'd.txt': 'text' })
  const clone = (...options) => {
    const copy = `${mkdtempSync(join(tmpdir(), 'binaries-clone-'))}/copy`
    run(folder, 'clone', '-q', ...options, `file://${folder}`, copy)
    return copy
  }
  const whole = clone()
  expect(check(whole).status).toBe(1)
  expect(check(clone('--depth=1')).status).toBe(0)
  writeFileSync(join(whole, 'e.txt'), 'text')
  run(whole, 'add', '-A')
  run(whole, 'commit', '-q', '-m', 'Mine')
  expect(check(whole).status).toBe(0)
})
