import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** What one never comes without the other stands in one file: larger files compress better, and cost fewer requests. */
const together = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/react-router\// },
  // Nothing here does anything before it is called: the panel shares these files.
  {
    name: 'shell',
    test: /app\/(i18n\/(language|load-texts)\.ts|platform\/(request\/show-flash-message|render\/islands\/(dialog-links|start-islands))\.ts|site\/(flash-texts|progress-island|shell-island)\.ts|ui\/(toast\.tsx|icons\.svg))/,
  },
  {
    name: 'forms',
    test: /node_modules\/(@conform-to|valibot)\/|app\/(i18n\/(local-link|texts)\.tsx|platform\/forms\/(error-texts|field-attributes|fields|send-form|use-sending)\.ts|platform\/render\/islands\/react-root\.tsx|ui\/(site\/privacy-field|button|dialog|dialog-layout|error-summary|field|icon|icon-button)\.tsx)/,
  },
]

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // Sprites are referenced by fragment (`icons.svg#user`), so they must stay files.
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    reportCompressedSize: false,
  },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: together } } } } },
    // The stylesheet is inlined into pages (`page-styles.server.ts`).
    ssr: { build: { cssMinify: true, rollupOptions: { input: './server/app.ts' } } },
  },
})
