import { isRendering } from './renderings.ts'

export function renderingText(sources: readonly string[], lodges: 'lodge' | 'lodges'): string | null {
  const count = sources.filter(isRendering).length
  if (count === 0) return null
  const end = `of the ${lodges} as designed.`
  if (sources.length === 1) return `The picture is a rendering ${end}`
  return `${count === sources.length ? 'Pictures' : 'Some pictures'} are renderings ${end}`
}
