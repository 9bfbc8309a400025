import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pictures } from './generated/pictures.gen.ts'

const isThere = (address: string) => existsSync(`public${address}`)

test.each(Object.entries(pictures))(
  '%s has the files that its pages load',
  (slug, { exterior, daylight, interiors, panoramas }) => {
    const missing: string[] = []
    const need = (address: string) => isThere(address) || missing.push(address)
    expect(daylight).toBeDefined()
    // They glow with the lodge's coin.
    for (const picture of [exterior, ...interiors]) expect(picture.neon).toBeDefined()
    for (const { src, widths, neon } of [exterior, ...(daylight ? [daylight] : []), ...interiors]) {
      const name = src.replace('.webp', '')
      need(src)
      need(`${name}-${widths[0]}.avif`)
      for (const layer of neon ? ['-unlit', '-neon'] : [''])
        for (const width of widths) need(`${name}${layer}-${width}.avif`)
    }
    // home's first screen
    for (const layer of ['unlit', 'neon'])
      for (const [frame, widths] of Object.entries({ upright: [480, 720, 1080], wide: [1440, 1920, 2560] }))
        for (const width of widths) need(`/pictures/${slug}/exterior-${frame}-${layer}-${width}.avif`)
    const scenes = Object.values(panoramas)
    expect(scenes).toHaveLength(5)
    for (const { src, neon } of scenes)
      for (const file of [src, neon ?? src])
        for (const type of ['avif', 'webp']) need(file.replace('avif', type))
    expect(missing).toEqual([])
  },
)

test('no two lodges share a panorama', () => {
  const all = Object.values(pictures).flatMap(({ panoramas }) =>
    Object.values(panoramas).map(({ src }) => src),
  )
  expect(new Set(all).size).toBe(all.length)
})
