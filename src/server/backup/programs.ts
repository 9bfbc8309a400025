import { spawn } from 'node:child_process'
import { BackupError } from './backup-error.ts'

const packageOf: Readonly<Record<string, string>> = {
  tar: 'tar',
  pg_dump: 'postgresql-client',
  pg_restore: 'postgresql-client',
  psql: 'postgresql-client',
}

/** Runs a program to its end. Throws `BackupError` with the last line that it printed, or with what to install. */
export function runProgram(
  name: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, {
      env: { ...process.env, LC_ALL: 'C', ...environment },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let printed = ''
    child.stderr.on('data', (chunk: Buffer) => {
      printed = `${printed}${chunk}`.slice(-4000)
    })
    child.once('error', () =>
      reject(
        new BackupError(`The program ${name} is missing: install the package ${packageOf[name] ?? name}`),
      ),
    )
    child.once('close', (code) => {
      const lines = printed.trim().split('\n')
      const reason = lines.find((line) => /error|fatal/i.test(line)) ?? lines.at(-1)
      if (code === 0) resolve()
      else reject(new BackupError(`${name} failed: ${reason || `exit code ${code}`}`))
    })
  })
}

/** libpq's environment for an address, so that no password stands in a process list. */
export function libpqEnvironment(address: string): Record<string, string> {
  const url = new URL(address)
  const sslMode = url.searchParams.get('sslmode')
  return {
    PGHOST: url.searchParams.get('host') ?? decodeURIComponent(url.hostname.replace(/^\[|\]$/g, '')),
    PGPORT: url.port || '5432',
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    ...(sslMode ? { PGSSLMODE: sslMode } : {}),
  }
}
