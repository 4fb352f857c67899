/**
 * The only script that a page names. The panel is one React tree and its router; a public page is HTML of the server's
 * with islands in it.
 */
if ('__reactRouterContext' in globalThis) void import('./admin/client.tsx')
else void import('./site/client.ts')
