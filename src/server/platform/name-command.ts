import { basename } from 'node:path'

/** `byNode` where the command was started as that built file, as in the image. */
export function nameCommand(byNpm: string, byNode: string): string {
  const [, file = ''] = byNode.split(' ')
  return basename(process.argv[1] ?? '') === basename(file) ? byNode : byNpm
}
