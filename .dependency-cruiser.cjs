/** Who may lean on whom (docs/architecture.md). Checked by `npm test`; there is no list of exceptions. */
const areas = 'site|admin|mails|privacy|operations|demo'
const floor = 'platform|database|i18n|ui'
/** Every other folder of `app/`, so that a new one is bound from its first file. */
const slice = `(?!(?:${areas}|${floor})/)`

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true, viaOnly: { pathNot: '[+]types' } } },
    {
      name: 'slices-do-not-know-areas',
      severity: 'error',
      from: { path: `^app/${slice}[^/]+/` },
      to: { path: `^app/(${areas})/` },
    },
    {
      name: 'a-slice-uses-itself-accounts-and-media',
      severity: 'error',
      from: { path: `^app/${slice}([^/]+)/`, pathNot: '^app/events/' },
      to: { path: `^app/${slice}[^/]+/`, pathNot: ['^app/$1/', '^app/(accounts|media)/'] },
    },
    {
      name: 'events-also-use-restaurants-and-organizers',
      severity: 'error',
      from: { path: '^app/events/' },
      to: { path: `^app/${slice}[^/]+/`, pathNot: '^app/(events|accounts|media|restaurants|organizers)/' },
    },
    {
      name: 'public-pages-and-panel-do-not-know-each-other',
      severity: 'error',
      from: { path: '^app/([^/]+)/(site|panel)/' },
      to: { path: '^app/$1/(site|panel)/', pathNot: '^app/$1/$2/' },
    },
    {
      name: 'the-floor-does-not-know-the-product',
      severity: 'error',
      from: { path: `^app/(${floor})/` },
      to: { path: `^app/(?!(?:${floor})/)[^/]+/` },
    },
    {
      name: 'ui-knows-only-i18n',
      severity: 'error',
      from: { path: '^app/ui/' },
      to: { path: '^app/', pathNot: '^app/((ui|i18n)/|club\\.ts$)' },
    },
    {
      name: 'i18n-is-below-the-rest',
      severity: 'error',
      from: { path: '^app/i18n/' },
      to: { path: '^app/', pathNot: '^app/(i18n/|club\\.ts|config\\.server\\.ts)' },
    },
    {
      name: 'database-is-the-ground',
      severity: 'error',
      from: { path: '^app/database/' },
      to: { path: '^app/', pathNot: '^app/database/' },
    },
    {
      name: 'config-is-a-leaf',
      severity: 'error',
      from: { path: '^app/(config\\.server|setting-schemas)\\.ts$' },
      to: { path: '^(app|server)/', pathNot: '^app/setting-schemas\\.ts$' },
    },
    {
      name: 'only-server-files-touch-the-database',
      severity: 'error',
      from: { path: '^app/', pathNot: '(\\.server\\.tsx?|\\.test\\.tsx?|^app/database/.*)$' },
      to: { path: '^app/database/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nobody-imports-a-page',
      severity: 'error',
      from: { path: '^app/' },
      to: { path: '-(page|route)\\.tsx?$', dependencyTypesNot: ['type-only'] },
    },
    { name: 'nobody-imports-the-server', severity: 'error', from: { path: '^app/' }, to: { path: '^server/' } },
    {
      name: 'commands-join-the-database-and-the-build-and-no-more-of-the-server',
      severity: 'error',
      from: { path: '^commands/' },
      to: {
        path: '^server/',
        pathNot: '^server/(embedded-postgres/index\\.ts|data-transfer\\.ts|bootstrap/build\\.mjs)$',
      },
    },
    {
      name: 'embedded-postgres-is-a-package',
      severity: 'error',
      from: { path: '^server/embedded-postgres/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(app|server|commands|tests)/', pathNot: '^server/embedded-postgres/' },
    },
    {
      name: 'embedded-postgres-has-one-entry',
      severity: 'error',
      from: { path: '^(app|server|commands)/', pathNot: '^server/embedded-postgres/' },
      to: { path: '^server/embedded-postgres/', pathNot: '^server/embedded-postgres/index\\.ts$' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[+]types|[.]react-router|\\?(url|no-inline)$' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
}
