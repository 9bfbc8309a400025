import { basename } from 'node:path'

/** How a command is started, for its usage: `byNode` where it was started as that built file, as in the image, otherwise `byNpm`. */
export function nameCommand(byNpm: string, byNode: string): string {
  const [, file = ''] = byNode.split(' ')
  return basename(process.argv[1] ?? '') === basename(file) ? byNode : byNpm
}
