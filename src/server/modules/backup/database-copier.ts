import type { Manifest } from './manifest.ts'

type Tables = Manifest['tables']

/** Copies one kind of database to a file and back. */
export type DatabaseCopier = {
  kind: Manifest['database']
  /** Writes the database to a file while it is in use; returns the digests of the same moment. */
  dump: (file: string) => Promise<Tables>
  /** Whether a restore would destroy nothing. */
  isEmpty: () => Promise<boolean>
  /** Replaces the database by the file's, unless `check` throws about the restored tables: then the present one stays. */
  restore: (file: string, check: (tables: Tables) => void) => Promise<void>
}
