import type { CSSProperties } from 'react'
import type { Picture } from '#contract/lodges/lodges.ts'

export function sourceSet(
  { src, widths }: Picture,
  layer: '' | '-unlit' | '-neon' = '',
  maxWidth = Infinity,
): string {
  const name = src.replace(/\.\w+$/, '')
  const requested = widths.filter((width, index) => index === 0 || width <= maxWidth)
  return requested.map((width) => `${name}${layer}-${width}.avif ${width}w`).join(', ')
}

export function placeholderStyle(picture: Picture | undefined): CSSProperties {
  if (!picture) return {}
  const blur = picture.placeholder && ` url(${picture.placeholder}) 0 0/cover`
  return { background: picture.color + blur }
}
