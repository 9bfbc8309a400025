import type { Manifest } from './manifest.ts'

type Tables = Manifest['tables']

export type DatabaseCopier = {
  kind: Manifest['database']
  /** The database may be in use. The digests are of the same moment as the file. */
  dump: (file: string) => Promise<Tables>
  isEmpty: () => Promise<boolean>
  /** `check` gets the restored tables. When it throws, the present database stays. */
  restore: (file: string, check: (tables: Tables) => void) => Promise<void>
}
