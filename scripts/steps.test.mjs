import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'

/** A product whose `npm` only notes its arguments. */
function productWithNpm() {
  const root = mkdtempSync(join(tmpdir(), 'steps-'))
  for (const folder of ['scripts', 'bin', 'bench']) mkdirSync(join(root, folder))
  copyFileSync('scripts/steps.mjs', join(root, 'scripts/steps.mjs'))
  for (const folder of ['', 'bench']) writeFileSync(join(root, folder, 'package-lock.json'), '{}')
  const calls = join(root, 'calls')
  writeFileSync(
    join(root, 'bin/npm'),
    `#!/bin/sh\necho "$PWD $@" >>"${calls}"\nmkdir -p node_modules\n[ ! -e "${root}/broken" ]\n`,
  )
  chmodSync(join(root, 'bin/npm'), 0o755)
  const environment = {
    ...process.env,
    NODE_ENV: 'production',
    PATH: `${join(root, 'bin')}${delimiter}${process.env.PATH}`,
  }
  return {
    root,
    install: (folder = '') =>
      execFileSync(
        process.execPath,
        ['--input-type=module', '-e', `(await import('./scripts/steps.mjs')).install('${folder}')`],
        { cwd: root, env: environment, stdio: 'pipe' },
      ),
    calls: () => (existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : []),
  }
}

test('installs what the build needs in production too, and once for each lock file', () => {
  const { root, install, calls } = productWithNpm()
  install()
  install()
  expect(calls()).toEqual([`${root} ci --include=dev --no-audit --no-fund --loglevel=error`])
  writeFileSync(join(root, 'package-lock.json'), '{ }')
  install()
  expect(calls()).toHaveLength(2)
})

test('installs the packages of another folder in that folder', () => {
  const { root, install, calls } = productWithNpm()
  install('bench')
  expect(calls()).toEqual([expect.stringContaining(`${root}/bench ci`)])
  expect(existsSync(join(root, 'bench/node_modules/.crypto-lodge-lock'))).toBe(true)
})

test('tries again after an installation that failed', () => {
  const { root, install, calls } = productWithNpm()
  writeFileSync(join(root, 'broken'), '')
  expect(() => install()).toThrow()
  execFileSync('rm', [join(root, 'broken')])
  install()
  expect(calls()).toHaveLength(2)
})
