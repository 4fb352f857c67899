/**
 * INDEX 1: every URL of the product and the file that answers it. Public pages exist twice, Spanish at /… and Catalan at /ca/…; one
 * entry serves both (`ca?`), and the language is read from the URL.
 */
import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes'
import { legalPaths } from './site/legal-paths.ts'

export default [
  ...prefix('ca?', [
    layout('site/layout.tsx', [
      index('site/home-page.tsx'),
      route('eventos', 'events/list-page.tsx'),
      route('eventos/:id', 'events/show-page.tsx'),
      route('eventos/:id/inscripcion', 'events/registration-page.tsx'),
      route('inscripcion/cancelar', 'events/cancellation-page.tsx'),
      route('restaurantes', 'restaurants/list-page.tsx'),
      route('restaurantes/:id', 'restaurants/show-page.tsx'),
      route('blog', 'blog/list-page.tsx'),
      route('blog/:slug', 'blog/show-page.tsx'),
      route('contacto', 'contact/contact-page.tsx'),
      ...Object.entries(legalPaths).map(([subject, path]) => route(path.slice(1), 'site/legal-page.tsx', { id: `legal-${subject}` })),
      route('*', 'site/not-found-page.tsx'),
    ]),
    route('eventos/calendario.ics', 'events/calendar-route.ts'),
    route('eventos/:id.ics', 'events/event-calendar-route.ts'),
    route('blog/rss.xml', 'blog/feed-route.ts'),
    ...[legalPaths.privacy, legalPaths.terms, legalPaths.notice].map((path) =>
      route(`legal${path}`, 'site/legal-redirect-route.ts', { id: `older-address-of${path}` }),
    ),
  ]),

  route('robots.txt', 'site/robots-route.ts'),
  route('sitemap.xml', 'site/sitemap-route.ts'),
  route('idioma', 'site/language-route.ts'),
  route('media/:file', 'media/media-route.ts'),
] satisfies RouteConfig
