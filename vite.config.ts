import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // Sprites are referenced by fragment (`icons.svg#user`): they must stay files.
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    reportCompressedSize: false,
  },
  environments: {
    // React and the router are needed whole on every page: in one file they compress better than in six.
    client: { build: { rollupOptions: { output: { advancedChunks: { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// }] } } } } },
    ssr: { build: { rollupOptions: { input: './server/app.ts' } } },
  },
})
