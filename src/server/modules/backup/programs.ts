import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline/promises'
import { pipeline } from 'node:stream/promises'
import { BackupError } from './backup-error.ts'

const debianPackages: Readonly<Record<string, string>> = {
  tar: 'tar',
  pg_dump: 'postgresql-client',
  pg_restore: 'postgresql-client',
  psql: 'postgresql-client',
}

/** Produces a program's input from the lines that it prints. */
type Input = (printed: AsyncIterable<string>) => AsyncIterable<string>

/**
 * Throws `BackupError` with the program's last line, or with the package to install. When `input` throws one,
 * the program's input ends.
 */
export function runProgram(
  name: string,
  args: readonly string[],
  environment: Record<string, string> = {},
  input?: Input,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, {
      env: { ...process.env, LC_ALL: 'C', ...environment },
      stdio: [input ? 'pipe' : 'ignore', input ? 'pipe' : 'ignore', 'pipe'],
    })
    let refusal: BackupError | undefined
    if (input && child.stdin && child.stdout)
      pipeline(input(createInterface(child.stdout)), child.stdin).catch((error: Error) => {
        // Of a program that ends early, its own reason counts.
        if (error instanceof BackupError) refusal = error
      })
    let printed = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      printed = `${printed}${chunk}`.slice(-4000)
    })
    child.once('error', () =>
      reject(
        new BackupError(
          `The program ${name} is missing: install the package ${debianPackages[name] ?? name}`,
        ),
      ),
    )
    child.once('close', (code) => {
      const lines = printed.trim().split('\n')
      const reason = lines.find((line) => /error|fatal/i.test(line)) ?? lines.at(-1)
      if (refusal) reject(refusal)
      else if (code === 0) resolve()
      else reject(new BackupError(`${name} failed: ${reason || `exit code ${code}`}`))
    })
  })
}

/**
 * As environment variables, so that no password is in the list of processes. What the address leaves out
 * comes from this process, as for the server.
 */
export function libpqEnvironment(address: string): Record<string, string> {
  const url = new URL(address)
  const given = (name: string, text = '') => url.searchParams.get(name) || decodeURIComponent(text)
  const mode = given('sslmode') || process.env.PGSSLMODE
  // `no-verify` is node-pg's own mode. With a root certificate, libpq would verify all the same.
  const isUnverified = mode === 'no-verify'
  const variables = {
    PGHOST: given('host', url.hostname.replace(/^\[|\]$/g, '')),
    PGPORT: given('port', url.port),
    PGUSER: given('user', url.username),
    PGPASSWORD: given('password', url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    PGSSLMODE: isUnverified ? 'require' : mode,
    PGSSLROOTCERT: isUnverified ? '' : given('sslrootcert'),
    PGSSLCERT: given('sslcert'),
    PGSSLKEY: given('sslkey'),
  }
  return Object.fromEntries(
    Object.entries(variables).filter((entry): entry is [string, string] => !!entry[1]),
  )
}
