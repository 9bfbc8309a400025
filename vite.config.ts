import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { inlineScript } from './scripts/inline-script.mjs'

/** FullCalendar brings an icon font as a data: address, which the pages' policy forbids and nothing here draws. */
const withoutIconFont: Plugin = {
  name: 'without-icon-font',
  transform: (code, id) =>
    id.includes('@fullcalendar/core') ? code.replace(/@font-face\{[^}]*\}/, '') : null,
}

const BASE =
  /src\/(contract\/(coins|lodge-filter|lodge-order|market-format|accent|money|glow|image-text)\.|web\/(shell\/|api\/(?!own-booking|complete-booking)|ui\/(button|picture|glowing-picture|toast|toast-outlet|use-is-hydrated|when-near|failed-pictures|field)\.|market\/(price-change|market-source|use-market)|lodges\/(use-lodges|complete-lodge|lodge-card)|routes\/-tour))|node_modules\/(react|react-dom|scheduler|use-sync-external-store|clsx)\/|node_modules\/@tanstack\/(?!.*[mM]utationObserver|.*useMutation)|createLucideIcon|lucide-react\/dist\/esm\/icons\/(search|house|chevron-down)\./

export default defineConfig(({ isSsrBuild }) => ({
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
    tailwindcss(),
    withoutIconFont,
    inlineScript(),
  ],
  resolve: {
    // React has had the hook itself since version 18; the shim would be half a kilobyte on every page.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        rolldownOptions: {
          input: {
            main: 'src/main.ts',
            admin: 'src/server/admin/cli.ts',
            'feed-worker': 'src/server/calendar/feed-worker.ts',
          },
          output: { entryFileNames: '[name].js', codeSplitting: true },
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        target: 'baseline-widely-available',
        // Tiny inlined files would need data: in the page's policy.
        assetsInlineLimit: 0,
        copyPublicDir: false,
        rolldownOptions: {
          input: 'src/web/entry-client.tsx',
          // What every page needs, in one file: thirty small ones compress worse.
          output: { codeSplitting: { groups: [{ name: 'base', test: BASE }] } },
        },
      },
  // React is bundled into the server so that its production build is used whatever NODE_ENV says.
  ssr: {
    noExternal: [
      /^react(-dom)?($|\/)/,
      /^@tanstack\//,
      /^@radix-ui\//,
      'radix-ui',
      'react-hook-form',
      'react-day-picker',
      'lucide-react',
      'clsx',
      'scheduler',
      'use-sync-external-store',
      /^react-/,
    ],
  },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
}))
