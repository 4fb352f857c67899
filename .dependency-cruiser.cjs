/** The import rules of docs/architecture.md, checked by `npm run check`. The list of exceptions is empty. */
const areas = 'site|admin|imports|mails|privacy|operations|demo'
const base = 'platform|database|i18n|ui'
/**
 * What a slice imports besides itself, `accounts` and `media`. Those of an evening go downwards only. A slice that is not
 * named imports nothing else.
 */
const importsOfSlices = {
  seats: [],
  diets: [],
  articles: [],
  blog: ['articles'],
  restaurants: ['articles'],
  events: ['articles', 'seats', 'diets', 'restaurants', 'organizers'],
  bookings: ['seats', 'diets', 'events'],
  'waiting-list': ['seats', 'diets', 'events', 'bookings'],
  kitchen: ['seats', 'diets', 'events', 'bookings'],
  door: ['seats', 'diets', 'events', 'bookings'],
  messages: [],
  banking: [],
  club: ['banking'],
  remittances: ['banking', 'mandates', 'membership', 'treasury'],
  'event-messages': ['messages', 'seats', 'diets', 'events', 'bookings'],
  scores: ['seats', 'diets', 'events', 'bookings', 'restaurants'],
  membership: ['banking', 'mandates', 'diets', 'events', 'bookings'],
  'member-messages': ['banking', 'messages', 'membership'],
  mandates: ['banking'],
  treasury: ['banking', 'mandates', 'membership', 'seats', 'events', 'bookings'],
}
const named = Object.keys(importsOfSlices).join('|')
const anySlice = `^app/(?!(?:${areas}|${base})/)[^/]+/`

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true, viaOnly: { pathNot: '[+]types' } } },
    {
      name: 'slices-do-not-import-areas',
      severity: 'error',
      from: { path: anySlice },
      to: { path: `^app/(${areas})/` },
    },
    ...Object.entries(importsOfSlices).map(([slice, others]) => ({
      name: `imports-of-${slice}`,
      severity: 'error',
      from: { path: `^app/${slice}/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: anySlice, pathNot: `^app/(${[slice, 'accounts', 'media', ...others].join('|')})/` },
    })),
    {
      name: 'other-slices-import-accounts-and-media',
      severity: 'error',
      from: { path: `^app/(?!(?:${areas}|${base}|${named})/)([^/]+)/` },
      to: { path: anySlice, pathNot: ['^app/$1/', '^app/(accounts|media)/'] },
    },
    {
      name: 'public-pages-and-panel-do-not-import-each-other',
      severity: 'error',
      from: { path: '^app/([^/]+)/(site|panel)/' },
      to: { path: '^app/$1/(site|panel)/', pathNot: '^app/$1/$2/' },
    },
    {
      name: 'a-noun-declares-values-only',
      severity: 'error',
      from: { path: '^app/.+/noun\\.ts$' },
      to: { pathNot: '^app/noun\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the-base-does-not-import-the-product',
      severity: 'error',
      from: { path: `^app/(${base})/` },
      to: { path: `^app/(?!(?:${base})/)[^/]+/` },
    },
    {
      name: 'ui-imports-only-i18n-and-club',
      severity: 'error',
      from: { path: '^app/ui/' },
      to: { path: '^app/', pathNot: '^app/((ui|i18n)/|club\\.ts$)' },
    },
    {
      name: 'i18n-imports-only-club-and-config',
      severity: 'error',
      from: { path: '^app/i18n/' },
      to: { path: '^app/', pathNot: '^app/(i18n/|club\\.ts|config\\.server\\.ts)' },
    },
    {
      name: 'club-imports-only-i18n',
      severity: 'error',
      from: { path: '^app/club\\.ts$' },
      to: { path: '^(app|server)/', pathNot: '^app/i18n/' },
    },
    {
      name: 'database-imports-only-database',
      severity: 'error',
      from: { path: '^app/database/' },
      to: { path: '^app/', pathNot: '^app/database/' },
    },
    {
      name: 'config-imports-only-setting-schemas',
      severity: 'error',
      from: { path: '^app/(config\\.server|setting-schemas)\\.ts$' },
      to: { path: '^(app|server)/', pathNot: '^app/setting-schemas\\.ts$' },
    },
    {
      name: 'only-server-files-import-the-database',
      severity: 'error',
      from: { path: '^app/', pathNot: '(\\.server\\.tsx?|\\.test\\.tsx?|^app/database/.*)$' },
      to: { path: '^app/database/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-import-of-pages-and-routes',
      severity: 'error',
      from: { path: '^app/' },
      to: { path: '-(page|route)\\.tsx?$', dependencyTypesNot: ['type-only'] },
    },
    { name: 'no-import-of-the-server', severity: 'error', from: { path: '^app/' }, to: { path: '^server/' } },
    {
      name: 'commands-import-only-the-database-and-the-build-of-the-server',
      severity: 'error',
      from: { path: '^commands/' },
      to: {
        path: '^server/',
        pathNot: '^server/(embedded-postgres/index\\.ts|data-transfer\\.ts|bootstrap/(build|release)\\.mjs)$',
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
