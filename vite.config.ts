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
    ssr: { build: { rollupOptions: { input: './server/app.ts' } } },
  },
})
