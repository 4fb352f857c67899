import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** What one never comes without the other stands in one file: larger files compress better, and cost fewer requests. */
const together = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/react-router\// },
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
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: together } } } } },
    ssr: { build: { rollupOptions: { input: './server/app.ts' } } },
  },
})
