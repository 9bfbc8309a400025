import { build } from 'vite'

const SUFFIX = '?inline-script'

/**
 * Vite plugin: `import code from './x.ts?inline-script'` is that module, bundled and minified into the text of a
 * classic script.
 */
export function inlineScript() {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null
      const input = id.slice(0, -SUFFIX.length)
      this.addWatchFile(input)
      const { output } = await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        build: {
          write: false,
          target: 'baseline-widely-available',
          modulePreload: false,
          rolldownOptions: { input, output: { format: 'iife' } },
        },
      })
      return `export default ${JSON.stringify(output[0].code.trim())}`
    },
  }
}
