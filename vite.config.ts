import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import routes from './app/routes.ts'
import { styleStatements } from './app/platform/render/style-statements.ts'
import { compressedCopies } from './server/bootstrap/compressed-copies.ts'
import { filesOf, panelChunk, panelRoutes } from './server/bootstrap/panel-scripts.ts'

const appDirectory = join(import.meta.dirname, 'app')

// Modules that are always loaded together form one chunk. They are listed by file, because a folder mixes them with
// components that use the router: grouped by folder, a form's page costs 118 KB of script instead of 79 KB.
const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/react-router\// },
  // What every public page loads. The panel shares this chunk, so its modules have no effects when they are loaded.
  {
    name: 'shell',
    test: anyOf([
      'app/i18n/language.ts',
      'app/platform/request/cookie-name.ts',
      'app/platform/request/flash-cookie.ts',
      'app/platform/render/islands/dialog-links.ts',
      'app/platform/render/islands/start-islands.ts',
      'app/site/progress-island.ts',
      'app/site/shell-island.ts',
      'app/ui/icons.svg',
    ]),
  },
  // What forms and the messages of other pages share: a message loads no React.
  {
    name: 'messages',
    test: anyOf([
      'app/i18n/load-texts.ts',
      'app/platform/browser-storage/draft-storage.ts',
      'app/platform/request/show-flash-message.ts',
      'app/ui/toast.tsx',
    ]),
  },
  {
    name: 'forms',
    test: anyOf([
      'node_modules/@conform-to',
      'node_modules/valibot',
      'app/i18n/local-link.tsx',
      'app/i18n/texts.tsx',
      'app/platform/forms/error-texts.ts',
      'app/platform/forms/fields.ts',
      'app/platform/forms/inputs.tsx',
      'app/platform/forms/privacy-checkbox.tsx',
      'app/platform/forms/send-form.ts',
      'app/platform/forms/use-schema-form.ts',
      'app/platform/forms/use-sending.ts',
      'app/platform/render/islands/react-root.tsx',
      'app/ui/button.tsx',
      'app/ui/dialog.tsx',
      'app/ui/dialog-layout.tsx',
      'app/ui/error-summary.tsx',
      'app/ui/field.tsx',
      'app/ui/icon.tsx',
      'app/ui/icon-button.tsx',
    ]),
  },
]

/** Throws if a path does not exist: a moved file would silently leave its chunk. */
function anyOf(paths: string[]): (id: string) => boolean {
  const missing = paths.find((path) => !existsSync(join(import.meta.dirname, path)))
  if (missing) throw new Error(`vite.config.ts names ${missing}, which does not exist`)
  return (id) => paths.some((path) => id.includes(`/${path}`))
}

/**
 * React Router's hooks ask about each module and each import, and compare each module with each route. The filters name
 * what they can concern: the build of 4,300 modules takes 7 s instead of 9.
 */
function withFilters(plugins: Plugin[], transformed: RegExp): Plugin[] {
  return plugins.map((plugin) => ({
    ...plugin,
    ...withFilter(plugin, 'resolveId', /^virtual:|\.server\b/),
    ...withFilter(plugin, 'load', /virtual:/),
    ...withFilter(plugin, 'transform', transformed),
  }))
}

function withFilter(plugin: Plugin, hook: 'resolveId' | 'load' | 'transform', id: RegExp): Partial<Plugin> {
  const handler = plugin[hook]
  return typeof handler === 'function' ? { [hook]: { filter: { id }, handler } } : {}
}

/** In development every component is refreshed, not a route alone. */
const components = /\/app\/.*\.tsx?(\?|$)/
const routeModules = new RegExp(`/app/(root.tsx|${filesOf(routes).join('|')})(\\?|$)`)

/**
 * The server is one file with its packages: a start reads three files instead of a thousand and takes a third of the
 * processor time. Native code stays outside, and what it shares with files outside the build.
 */
const oneFile = {
  resolve: { noExternal: true as const, external: ['sharp', 'pg-native', '@opentelemetry/api'] },
  // Without it the file also contains React's packages for development, a tenth of what a start reads.
  define: { 'process.env.NODE_ENV': '"production"' },
}

export default defineConfig(({ command }) => ({
  plugins: [
    ...withFilters(reactRouter(), command === 'build' ? routeModules : components),
    panelRoutes(appDirectory, routes),
    styleStatements(),
    compressedCopies(),
  ],
  build: {
    // Hints for who changes the build, not for who starts the product.
    rolldownOptions: { checks: { pluginTimings: false, ineffectiveDynamicImport: false } },
    // Sprites are referenced by fragment (`icons.svg#user`), so they must stay files.
    assetsInlineLimit: 0,
    // Only what takes long to arrive is asked for before the module that imports it: each link takes time, too.
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => /\/(react|forms|router)-/.test(file)) },
    cssCodeSplit: true,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: [...chunks, panelChunk(appDirectory)] } } } },
    },
    // The stylesheet is inlined into pages (`page-styles.server.ts`).
    ssr: {
      ...(command === 'build' && oneFile),
      build: { cssMinify: true, rolldownOptions: { input: './server/app.ts' } },
    },
  },
}))
