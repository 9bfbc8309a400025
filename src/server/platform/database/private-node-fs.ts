import { NodeFS } from '@electric-sql/pglite/nodefs'

const OWNER_ONLY = 0o700

type FileSystem = {
  chmod: (path: unknown, mode: number, ...rest: unknown[]) => void
  mkdir: (path: unknown, mode?: number) => unknown
}

/** PGlite sets each new file's mode to 0666 despite the umask; this class masks it. */
export class PrivateNodeFS extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options)
    const restrict = (module: { FS: unknown }) => restrictModes(module.FS as FileSystem)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), restrict] } }
  }
}

function restrictModes(files: FileSystem): void {
  const chmod = files.chmod.bind(files)
  const mkdir = files.mkdir.bind(files)
  files.chmod = (path, mode, ...rest) => chmod(path, mode & OWNER_ONLY, ...rest)
  files.mkdir = (path, mode = OWNER_ONLY) => mkdir(path, mode & OWNER_ONLY)
}
