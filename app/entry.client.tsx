/** The panel is one React tree with its router; a public page is server HTML with islands. */
if ('__reactRouterContext' in globalThis) void import('./admin/client.tsx')
else void import('./entry.public.ts')
