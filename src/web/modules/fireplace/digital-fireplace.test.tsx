import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DigitalFireplace } from './digital-fireplace.tsx'
import { FIREPLACE_THEMES, themeTitle } from './themes.ts'

const html = renderToString(<DigitalFireplace />)

it('the server renders the default fire, running and muted', () => {
  expect(html).toContain('Digital Fireplace</h2>')
  expect(html).toContain('>Pause</button>')
  expect(html).toContain('>Unmute</button>')
  expect(html).toMatch(/<option value="classic fire" selected="">/)
})

it('the flame is a named button of 400 by 300 pixels', () => {
  expect(html).toContain('aria-label="Digital fireplace: change color"')
  expect(html).toMatch(/<canvas width="400" height="300"/)
})

it('every theme can be chosen by its name', () => {
  for (const theme of FIREPLACE_THEMES) expect(html).toContain(`>${themeTitle(theme)}</option>`)
})
