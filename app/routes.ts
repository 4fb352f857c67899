/**
 * INDEX 1: every URL of the product and the file that answers it. Public pages exist twice, Spanish at /… and Catalan at /ca/…; one
 * entry serves both (`ca?`), and the language is read from the URL.
 */
import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  ...prefix('ca?', [
    layout('site/layout.tsx', [
      index('site/home-page.tsx'),
      route('club', 'site/club-page.tsx'),
      route('solicitar-membresia', 'membership/request-page.tsx'),
      route('eventos', 'events/list-page.tsx'),
      route('eventos/:id', 'events/show-page.tsx'),
      route('eventos/:id/inscripcion', 'events/registration-page.tsx'),
      route('inscripcion/cancelar', 'events/cancellation-page.tsx'),
      route('*', 'site/not-found-page.tsx'),
    ]),
  ]),

  route('idioma', 'site/language-route.ts'),
  route('media/:file', 'media/media-route.ts'),
] satisfies RouteConfig
