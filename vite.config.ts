import { readFileSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { firstStyles } from './scripts/first-styles.mjs'
import { inlineScript } from './scripts/inline-script.mjs'
import { workerPrograms } from './scripts/worker-programs.mjs'

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

/** FullCalendar brings an icon font as a data: address, which the pages' policy forbids and nothing here draws. */
const withoutIconFont: Plugin = {
  name: 'without-icon-font',
  transform: (code, id) =>
    id.includes('@fullcalendar/core') ? code.replace(/@font-face\{[^}]*\}/, '') : null,
}

const BASE =
  /src\/(contract\/(lodges\/coins|search\/(lodge-sort|lodge-order)|market\/market-format|platform\/(money|dates)|bookings\/stay-rules)\.|web\/(platform\/(shell\/(?!not-found-page)|api\/(?!own-booking|store-answer|settled-status|complete-(?!lodge)|use-attempt-key|refresh-soon|random-uuid|until-change)|ui\/(button|icon|(lodge\/(accent|glow)|pictures\/(image-text|renderings|picture|picture-source|failed-pictures)|late\/(lazy-part|reload-if-served|when-near)|toast\/(toast|toast-outlet)|hooks\/(remember-focus|use-is-hydrated)))\.)|modules\/(market\/(price-change|market-source|use-market|glow-caption|glow-legend|brightest-line)|lodges\/(use-lodges|lodge-card|first-sentences))|routes\/-tour))|node_modules\/(react|react-dom|scheduler|use-sync-external-store|clsx)\/|node_modules\/@tanstack\/(?!.*[mM]utationObserver|.*useMutation|.*useBlocker)/

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/web/routes',
      generatedRouteTree: 'src/web/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: false,
      addExtensions: '.tsx',
      disableLogging: true,
    }),
    react(),
    firstStyles(),
    tailwindcss(),
    withoutIconFont,
    inlineScript(),
  ],
  resolve: {
    // React has had the hook itself since version 18; the shim would be half a kilobyte on every page.
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      // The build for Node uses AsyncLocalStorage, after which Node 20 tracks every promise of the process.
      ...(isSsrBuild ? { 'react-dom/server': 'react-dom/server.edge' } : {}),
    },
  },
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        rolldownOptions: {
          input: {
            main: 'src/main.ts',
            admin: 'src/server/modules/staff/cli.ts',
            backup: 'src/server/modules/backup/cli.ts',
            ...workerPrograms,
          },
          output: { hashCharacters: 'base36', entryFileNames: '[name].js', codeSplitting: true },
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        target: 'baseline-widely-available',
        // Tiny inlined files would need data: in the page's policy.
        assetsInlineLimit: 0,
        // The lists of scripts of the admin area, of chat rooms and the gallery, of pages opened from e-mails, of the legal, investor, badges and developer pages would be two
        // kilobytes on every page; without them each script loads its own.
        modulePreload: {
          resolveDependencies: (file, files) =>
            /assets\/(admin|booking|order|lodge\._slug\.chat|art-gallery|accessibility|contact|privacy|terms|investor|developer|badges)[.-]/.test(
              file,
            )
              ? files.filter((name) => name.endsWith('.css'))
              : files,
        },
        copyPublicDir: false,
        rolldownOptions: {
          input: 'src/web/entry-client.tsx',
          // A property that is read and not used goes.
          treeshake: { propertyReadSideEffects: false },
          // What every page needs, in one file: thirty small ones compress worse. The first scripts name all others, and a
          // hash does not compress: seven letters and digits (36 bits) tell any two builds apart.
          // Fonts keep Vite's names: the server's build names them too, so both builds have the same `hashCharacters`.
          output: {
            hashCharacters: 'base36',
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [
                { name: 'base', test: BASE },
                // What the tour shares with other parts: every page names two scripts instead of five.
                {
                  name: 'motion',
                  test: /src\/web\/platform\/ui\/hooks\/(use-reduced-motion|use-wheel-steps|wheel-steps)\./,
                },
                { name: 'icons', test: /lucide-react\/.*\/(createLucideIcon|plus|minus)\./ },
              ],
            },
          },
        },
      },
  // The server loads its production dependencies; all others are bundled into it, React with its production build whatever
  // NODE_ENV says.
  ssr: command === 'serve' ? {} : { noExternal: true, external: Object.keys(dependencies) },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
}))
