/**
 * INDEX 1: every URL of the product and the file that answers it. Public pages exist twice, Spanish at /… and Catalan
 * at /ca/…; one entry serves both (`ca?`), and the language is read from the URL. The panel's routes stand in groups
 * that name what one must be allowed to do (`accounts/capabilities.ts`): reading to open them, writing to send a form
 * there.
 */
import { index, layout, prefix, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import type { Capability } from './accounts/capabilities.ts'
import { legalPaths } from './site/legal-paths.ts'

export default [
  ...prefix('ca?', [
    layout('site/layout.tsx', [
      index('site/home-page.tsx'),
      route('club', 'site/club-page.tsx'),
      route('solicitar-membresia', 'membership/requests/request-page.tsx'),
      route('socio/completar-datos', 'membership/members/completion-page.tsx'),
      route('eventos', 'events/site/list-page.tsx'),
      route('eventos/:id', 'events/site/show-page.tsx'),
      route('eventos/:id/inscripcion', 'events/site/registration-page.tsx'),
      route('inscripcion/cancelar', 'events/site/cancellation-page.tsx'),
      route('inscripcion/confirmar', 'events/site/confirmation-page.tsx'),
      route('restaurantes', 'restaurants/site/list-page.tsx'),
      route('restaurantes/:id', 'restaurants/site/show-page.tsx'),
      route('blog', 'blog/site/list-page.tsx'),
      route('blog/:slug', 'blog/site/show-page.tsx'),
      route('contacto', 'contact/site/contact-page.tsx'),
      route('auth', 'accounts/auth-page.tsx'),
      route('auth/verificar', 'accounts/signup/verification-page.tsx'),
      route('auth/nueva-contrasena', 'accounts/signup/new-password-page.tsx'),
      route('auth/invitacion', 'accounts/signup/invitation-page.tsx'),
      ...Object.entries(legalPaths).map(([subject, path]) =>
        route(path.slice(1), 'site/legal-page.tsx', { id: `legal-${subject}` }),
      ),
      route('*', 'site/not-found-page.tsx'),
    ]),
    route('auth/salir', 'accounts/session/sign-out-route.ts'),
    route('auth/sesiones', 'accounts/session/end-sessions-route.ts'),
    route('eventos/calendario.ics', 'events/site/calendar-route.ts'),
    route('eventos/:id.ics', 'events/site/event-calendar-route.ts'),
    route('blog/rss.xml', 'blog/site/feed-route.ts'),
    ...[legalPaths.privacy, legalPaths.terms, legalPaths.notice].map((path) =>
      route(`legal${path}`, 'site/legal-redirect-route.ts', { id: `older-address-of${path}` }),
    ),
  ]),

  route('create-super-admin', 'accounts/signup/super-admin-page.tsx'),
  route('admin/login', 'accounts/session/panel-login-page.tsx'),
  route('admin/salir', 'accounts/session/panel-sign-out-route.ts'),
  route('admin', 'admin/layout.tsx', [
    needs('account', [
      route('confirmar', 'accounts/session/confirm-page.tsx'),
      route('sesiones', 'accounts/session/sessions-page.tsx', { id: 'own-sessions' }),
    ]),
    needs('dashboard', [index('admin/index-route.ts'), route('dashboard', 'admin/dashboard-page.tsx')]),
    needs('requests', [
      route('solicitudes', 'membership/requests/list-page.tsx'),
      asksPassword('solicitudes.csv', 'membership/requests/csv-route.ts'),
    ]),
    needs('members', [
      route('socios', 'membership/members/list-page.tsx'),
      route('socios/:id', 'membership/members/edit-page.tsx'),
      asksPassword('socios.csv', 'membership/members/csv-route.ts'),
    ]),
    needs('events', [
      route('eventos', 'events/panel/list-page.tsx'),
      route('eventos.csv', 'events/panel/csv-route.ts'),
      route('eventos/nuevo', 'events/panel/edit-page.tsx', { id: 'new-event' }),
      route('eventos/:id', 'events/panel/edit-page.tsx'),
    ]),
    needs('registrations', [
      route('eventos/:id/inscripciones', 'events/panel/registrations-page.tsx'),
      asksPassword('eventos/:id/inscripciones.csv', 'events/panel/registrations-csv-route.ts'),
      asksPassword('eventos/:id/hoja', 'events/panel/door-sheet-page.tsx'),
    ]),
    needs('organizers', [
      route('organizers', 'organizers/admin-list-page.tsx'),
      route('organizers.csv', 'organizers/csv-route.ts'),
    ]),
    needs('restaurants', [
      route('restaurantes', 'restaurants/panel/list-page.tsx'),
      route('restaurantes.csv', 'restaurants/panel/csv-route.ts'),
      route('restaurantes/:id', 'restaurants/panel/edit-page.tsx'),
    ]),
    needs('blog', [
      route('blog', 'blog/panel/list-page.tsx'),
      route('blog.csv', 'blog/panel/csv-route.ts'),
      route('blog/vista-previa', 'blog/panel/preview-route.ts'),
      route('blog/:id', 'blog/panel/edit-page.tsx'),
    ]),
    needs('messages', [
      route('mensajes', 'contact/panel/list-page.tsx'),
      asksPassword('mensajes.csv', 'contact/panel/csv-route.ts'),
    ]),
    needs('mails', [route('correos', 'mails/list-page.tsx'), asksPassword('correos.csv', 'mails/csv-route.ts')]),
    needs('audit', [
      route('auditoria', 'privacy/audit-page.tsx'),
      asksPassword('auditoria.csv', 'privacy/audit-csv-route.ts'),
      route('auditoria/seguridad', 'privacy/security-page.tsx'),
      asksPassword('auditoria/seguridad.csv', 'privacy/security-csv-route.ts'),
    ]),
    needs('privacy', [
      route('privacidad', 'privacy/retention-page.tsx'),
      route('privacidad/persona', 'privacy/person-page.tsx'),
      asksPassword('privacidad/persona/exportar', 'privacy/person-export-route.ts'),
    ]),
    needs('media', [route('imagenes', 'media/upload-route.ts'), route('imagenes/:hash', 'media/facts-route.ts')]),
    needs('users', [
      route('usuarios', 'accounts/users/list-page.tsx'),
      asksPassword('usuarios.csv', 'accounts/users/csv-route.ts'),
      route('password-reset', 'accounts/users/password-page.tsx'),
      route('usuarios/:id/sesiones', 'accounts/session/sessions-page.tsx'),
    ]),
  ]),

  route('.well-known/security.txt', 'site/security-txt-route.ts'),
  route('robots.txt', 'site/robots-route.ts'),
  route('sitemap.xml', 'site/sitemap-route.ts'),
  route('idioma', 'site/language-route.ts'),
  route('media/:file', 'media/media-route.ts'),
] satisfies RouteConfig

/**
 * Routes behind a door: `admin/access/<capability>.ts` is their middleware, which runs before every loader and action
 * below it.
 */
function needs(capability: Capability, children: RouteConfigEntry[]): RouteConfigEntry {
  return layout(`admin/access/${capability}.ts`, children)
}

/**
 * A route that also asks for the person's own password, unless they have given it lately
 * (`accounts/session/recent-password.server.ts`): exports of people, and the door sheet, which has all diets of an
 * evening.
 */
function asksPassword(path: string, file: string): RouteConfigEntry {
  return layout('admin/recent-password.ts', { id: `recent-password-of-${path}` }, [route(path, file)])
}
