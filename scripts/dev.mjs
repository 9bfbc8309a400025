import { spawn } from 'node:child_process'
import { install, print, requireNode, root } from './steps.mjs'

requireNode()
await install()
print('Building on every change; the server restarts with each')

const vite = [
  'node_modules/vite/bin/vite.js',
  'build',
  '--watch',
  '--logLevel',
  'warn',
  '--mode',
  'development',
]
const children = [vite, [...vite, '--ssr']].map((args) =>
  spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }),
)
const { watch } = await import('node:fs')

let server = null
let timer = null
const restart = () => {
  const begin = () => {
    server = spawn(process.execPath, ['dist/server/main.js'], { cwd: root, stdio: 'inherit' })
  }
  if (!server || server.exitCode !== null) return begin()
  server.once('exit', begin)
  server.kill('SIGTERM')
}

const { mkdirSync } = await import('node:fs')
mkdirSync(`${root}/dist/server`, { recursive: true })
watch(`${root}/dist`, { recursive: true }, () => {
  clearTimeout(timer)
  timer = setTimeout(restart, 400)
})
process.once('SIGINT', () => {
  for (const child of [...children, server]) child?.kill('SIGTERM')
  process.exit(0)
})
