import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** What every page needs stands in two files instead of twenty: larger files compress better, and cost fewer requests. */
const everywhere = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: 'shell', test: /app\/(club\.ts|ui\/(button|icon|icon-button|logo|toast)\.tsx|i18n\/(language\.ts|local-link\.tsx|texts\.tsx)|platform\/page-head\.tsx|site\/(site-shell|layout)\.tsx)/ },
]

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // Sprites are referenced by fragment (`icons.svg#user`): they must stay files.
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    reportCompressedSize: false,
  },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: everywhere } } } } },
    ssr: { build: { rollupOptions: { input: './server/app.ts' } } },
  },
})
