/** INDEX 1: every URL and its file. Public pages exist in Spanish at /… and in Catalan at /ca/…. */
import { index, layout, prefix, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import type { Capability } from './accounts/capabilities.ts'
import { accessRouteId, limitedRouteId } from './accounts/route-access.ts'
import { legalPaths } from './site/legal-paths.ts'

export default [
  ...prefix('ca?', [
    layout('site/layout.tsx', [
      index('site/home-page.tsx'),
      route('club', 'site/club-page.tsx'),
      route('solicitar-membresia', 'membership/requests/request-page.tsx'),
      route('socio/completar-datos', 'membership/members/completion-page.tsx'),
      route('eventos', 'events/site/list/list-page.tsx'),
      route('eventos/calendario', 'events/site/list/calendar-page.tsx'),
      route('eventos/:id', 'site/event/show-page.tsx'),
      route('eventos/:id/inscripcion', 'site/event/registration-page.tsx'),
      route('eventos/:id/espera', 'site/event/waiting-list-page.tsx'),
      route('reserva', 'site/party/party-page.tsx'),
      route('cocina', 'kitchen/site/kitchen-page.tsx'),
      route('comensal', 'bookings/site/guest/guest-page.tsx'),
      route('comensal/cancelar', 'bookings/site/guest/own-seat-page.tsx'),
      route('mis-cenas', 'membership/dinners/dinners-page.tsx'),
      route('mis-cenas/datos', 'membership/dinners/own-data-page.tsx'),
      route('mis-cenas/carnet', 'membership/card/card-page.tsx'),
      layout('admin/treasury/with-creditor.ts', { id: 'accounts-with-creditor' }, [
        route('mis-cenas/cuenta', 'treasury/site/own-account-page.tsx'),
        route('mis-cenas/cuenta/justificante/:id', 'treasury/site/receipt-page.tsx'),
        route('mis-cenas/cuenta/orden', 'mandates/site/own-mandate-page.tsx'),
        route('mis-cenas/cuenta/orden/hoja', 'mandates/site/own-paper-page.tsx'),
      ]),
      route('mis-cenas/entrar', 'membership/sign-in/sign-in-page.tsx'),
      route('novedades', 'membership/news/news-page.tsx'),
      route('valorar', 'scores/site/scores/score-page.tsx'),
      route('inscripcion/cancelar', 'bookings/site/mail-links/cancellation-page.tsx'),
      route('inscripcion/confirmar', 'bookings/site/mail-links/confirmation-page.tsx'),
      route('restaurantes', 'restaurants/site/list-page.tsx'),
      route('restaurantes/:id', 'site/restaurant/show-page.tsx'),
      route('blog', 'blog/site/list-page.tsx'),
      route('blog/:slug', 'blog/site/show-page.tsx'),
      route('contacto', 'contact/site/contact-page.tsx'),
      route('auth', 'accounts/auth-page.tsx'),
      route('auth/sesiones', 'accounts/session/account-sessions-page.tsx'),
      route('auth/contrasena', 'accounts/session/own-password-page.tsx'),
      route('auth/segundo-factor', 'accounts/session/second-factor-page.tsx'),
      route('auth/verificar', 'accounts/signup/verification-page.tsx'),
      route('auth/nueva-contrasena', 'accounts/signup/chosen-password-page.tsx', { id: 'new-password' }),
      route('auth/invitacion', 'accounts/signup/chosen-password-page.tsx', { id: 'invitation' }),
      ...Object.entries(legalPaths).map(([subject, path]) =>
        route(path.slice(1), 'site/legal-page.tsx', { id: `legal-${subject}` }),
      ),
      route('*', 'site/not-found-page.tsx'),
    ]),
    route('mis-cenas/carnet.html', 'membership/card/card-file-route.ts'),
    route('mis-cenas/salir', 'membership/sign-in/sign-out-route.ts'),
    route('puerta', 'door/passes/pass-page.tsx'),
    route('auth/salir', 'accounts/session/sign-out-route.ts'),
    route('eventos/calendario.ics', 'events/site/calendar/calendar-route.ts'),
    route('eventos/:id.ics', 'events/site/calendar/event-calendar-route.ts'),
    route('blog/rss.xml', 'blog/site/feed-route.ts'),
    route('manifest.webmanifest', 'site/manifest-route.ts'),
    ...[legalPaths.privacy, legalPaths.terms, legalPaths.notice].map((path) =>
      route(`legal${path}`, 'site/legal-redirect-route.ts', { id: `older-address-of${path}` }),
    ),
  ]),

  // Without the panel's frame, and kept by phones for when there is no network.
  layout('admin/frameless.ts', [
    requireCapability('door.read', [route('admin/eventos/:id/puerta', 'door/door-page.tsx')]),
  ]),
  route('puerta/worker.js', 'door/phone/worker-route.ts'),
  route('create-super-admin', 'accounts/signup/super-admin-page.tsx'),
  route('admin/login', 'accounts/session/panel-login-page.tsx'),
  route('admin/salir', 'accounts/session/panel-sign-out-route.ts'),
  route('admin', 'admin/layout.tsx', [
    requireCapability('account.read', [
      index('admin/index-route.ts'),
      route('confirmar', 'accounts/session/confirm-page.tsx'),
      route('sesiones', 'accounts/session/sessions-page.tsx', { id: 'own-sessions' }),
      route('contrasena', 'accounts/session/panel-password-page.tsx'),
      route('segundo-factor', 'accounts/own-factors/factors-page.tsx'),
      route('segundo-factor/aplicacion', 'accounts/own-factors/app-page.tsx'),
      route('idioma', 'accounts/session/panel-language-route.ts'),
      route('avisos', 'notices/settings-page.tsx'),
    ]),
    requireCapability('dashboard.read', [
      limitEvents([route('dashboard', 'admin/dashboard-page.tsx'), route('buscar', 'admin/palette/search-page.tsx')]),
    ]),
    requireCapability('requests.read', [
      route('solicitudes', 'membership/requests/list-page.tsx'),
      requireCapability('requests.edit', [route('solicitudes/:id', 'membership/requests/details-route.ts')]),
      exportRoute('solicitudes.csv', 'membership/requests/csv-route.ts'),
    ]),
    requireCapability('members.read', [
      route('socios', 'membership/members/list-page.tsx'),
      route('socios/buscar', 'membership/members/search-route.ts'),
      requirePassword('socios/asamblea', 'membership/members/assembly-page.tsx'),
      requireCapability('member-messages.read', [route('socios/mensajes', 'member-messages/panel/messages-page.tsx')]),
      route('socios/:id', 'admin/member/member-page.tsx'),
      requireCapability('members.edit', [
        requirePassword('socios/importar', 'imports/upload-page.tsx'),
        requirePassword('socios/importar/:id', 'imports/import-page.tsx'),
        exportRoute('socios/importar/rechazadas.csv', 'imports/refused-route.ts'),
      ]),
      exportRoute('socios.csv', 'membership/members/csv-route.ts'),
    ]),
    requireCapability('events.read', [
      limitEvents([
        route('eventos', 'admin/event-list/list-page.tsx'),
        route('eventos.csv', 'events/panel/list/csv-route.ts'),
      ]),
      route('eventos/nuevo', 'admin/event/edit-page.tsx', { id: 'new-event' }),
      layout('admin/event/layout.tsx', [
        route('eventos/:id', 'admin/event/edit-page.tsx'),
        requireCapability('registrations.read', [
          route('eventos/:id/inscripciones', 'bookings/panel/registrations-page.tsx'),
        ]),
        requireCapability('waiting.read', [route('eventos/:id/espera', 'waiting-list/panel/waiting-page.tsx')]),
        requireCapability('event-messages.read', [
          route('eventos/:id/mensajes', 'event-messages/panel/messages-page.tsx'),
        ]),
        requireCapability('opinions.read', [route('eventos/:id/opiniones', 'scores/panel/opinions-page.tsx')]),
        requireCapability('diets.read', [route('eventos/:id/cocina', 'kitchen/panel/kitchen-page.tsx')]),
        layout('admin/treasury/with-creditor.ts', { id: 'dinners-with-creditor' }, [
          requireCapability('treasury.read', [route('eventos/:id/cargos', 'treasury/dinners/charges-page.tsx')]),
        ]),
      ]),
    ]),
    requireCapability('club-texts.edit', [route('eventos/textos', 'event-messages/panel/club-texts-page.tsx')]),
    requireCapability('door.read', [route('eventos/:id/pases', 'door/panel/passes-page.tsx')]),
    requireCapability('registrations.edit', [route('eventos/:id/mesas', 'bookings/panel/tables/tables-page.tsx')]),
    requireCapability('registrations.read', [
      exportRoute('eventos/:id/inscripciones.csv', 'bookings/panel/list/registrations-csv-route.ts'),
      requireCapability('diets.read', [requirePassword('eventos/:id/hoja', 'door/panel/door-sheet-page.tsx')]),
    ]),
    requireCapability('diets.read', [
      route('eventos/:id/cocina/hoja', 'kitchen/panel/paper-page.tsx'),
      route('eventos/:id/cocina/tarjetas', 'kitchen/panel/place-cards-page.tsx'),
    ]),
    requireCapability('organizers.read', [
      route('organizers', 'organizers/admin-list-page.tsx'),
      route('organizers.csv', 'organizers/csv-route.ts'),
    ]),
    requireCapability('restaurants.read', [
      route('restaurantes', 'restaurants/panel/list-page.tsx'),
      route('restaurantes.csv', 'restaurants/panel/csv-route.ts'),
      route('restaurantes/:id', 'restaurants/panel/edit-page.tsx'),
      requireCapability('restaurants.edit', [
        requirePassword('restaurantes/importar', 'imports/upload-page.tsx', 'restaurant-upload'),
        requirePassword('restaurantes/importar/:id', 'imports/import-page.tsx', 'restaurant-import'),
        requirePassword('restaurantes/importar/rechazadas.csv', 'imports/refused-route.ts', 'refused-restaurants'),
      ]),
    ]),
    requireCapability('blog.read', [
      route('blog', 'blog/panel/list-page.tsx'),
      route('blog.csv', 'blog/panel/csv-route.ts'),
      route('blog/vista-previa', 'blog/panel/preview-route.ts'),
      route('blog/:id', 'blog/panel/edit-page.tsx'),
    ]),
    requireCapability('history.read', [
      route('historial/:noun/:id', 'admin/history/history-page.tsx'),
      route('papelera', 'admin/trash/trash-page.tsx'),
    ]),
    requireCapability('messages.read', [
      route('mensajes', 'contact/panel/list-page.tsx'),
      exportRoute('mensajes.csv', 'contact/panel/csv-route.ts'),
    ]),
    requireCapability('mails.read', [
      route('correos', 'mails/list-page.tsx'),
      exportRoute('correos.csv', 'mails/csv-route.ts'),
    ]),
    requireCapability('jobs.read', [route('correos/tareas', 'mails/jobs/jobs-page.tsx')]),
    requireCapability('audit.read', [
      route('auditoria', 'privacy/audit-page.tsx'),
      exportRoute('auditoria.csv', 'privacy/audit-csv-route.ts'),
      route('auditoria/seguridad', 'privacy/security-page.tsx'),
      exportRoute('auditoria/seguridad.csv', 'privacy/security-csv-route.ts'),
    ]),
    requireCapability('privacy.read', [
      route('privacidad', 'privacy/retention-page.tsx'),
      route('privacidad/persona', 'privacy/person-page.tsx'),
      exportRoute('privacidad/persona/exportar', 'privacy/person-export-route.ts'),
    ]),
    layout('admin/treasury/layout.tsx', [
      requireCapability('creditor.edit', [route('tesoreria/acreedor', 'treasury/creditor/creditor-page.tsx')]),
      layout('admin/treasury/with-creditor.ts', [
        requireCapability('treasury.read', [
          route('tesoreria', 'admin/treasury/today-page.tsx'),
          route('tesoreria/cuotas', 'treasury/fees/fees-page.tsx'),
          route('tesoreria/remesas', 'remittances/panel/list-page.tsx'),
          route('tesoreria/remesas/:id', 'remittances/panel/remittance-page.tsx'),
          requireCapability('treasury.edit', [
            route('tesoreria/remesas/devoluciones', 'remittances/panel/returns-page.tsx'),
            route('tesoreria/remesas/:id/rehacer', 'remittances/panel/remake-page.tsx'),
            requireCapability('members.show-iban', [
              requirePassword('tesoreria/remesas/:id/fichero', 'remittances/panel/file-route.ts'),
            ]),
          ]),
          route('tesoreria/recordatorios', 'treasury/reminders/reminders-page.tsx'),
          route('tesoreria/cuentas', 'treasury/accounts/list-page.tsx'),
          route('tesoreria/cuentas/:id', 'treasury/accounts/account-page.tsx'),
          route('tesoreria/cuentas/:id/justificante/:payment', 'treasury/accounts/receipt-page.tsx'),
          exportRoute('tesoreria/cuentas.csv', 'treasury/accounts/csv-route.ts'),
          route('tesoreria/ordenes', 'mandates/panel/mandates-page.tsx'),
          route('tesoreria/ordenes/:id', 'mandates/panel/mandate-page.tsx'),
          requireCapability('members.show-iban', [
            requirePassword('tesoreria/ordenes/:id/hoja', 'mandates/panel/paper-page.tsx'),
          ]),
        ]),
      ]),
    ]),
    requireCapability('club.read', [route('club', 'club/panel/edit-page.tsx')]),
    requireCapability('media.read', [
      route('biblioteca', 'admin/pictures/library-page.tsx'),
      route('biblioteca/:hash', 'admin/pictures/picture-page.tsx'),
      route('imagenes', 'media/upload-route.ts'),
      route('imagenes/:hash', 'media/facts-route.ts'),
    ]),
    requireCapability('users.read', [
      route('usuarios', 'accounts/users/list-page.tsx'),
      exportRoute('usuarios.csv', 'accounts/users/csv-route.ts'),
      route('password-reset', 'accounts/users/password-page.tsx'),
      route('usuarios/:id/sesiones', 'accounts/session/sessions-page.tsx'),
      route('usuarios/:id/segundo-factor', 'accounts/own-factors/user-factors-page.tsx'),
    ]),
  ]),

  route('.well-known/security.txt', 'site/security-txt-route.ts'),
  route('robots.txt', 'site/robots-route.ts'),
  route('sitemap.xml', 'site/sitemap-route.ts'),
  route('idioma', 'site/language-route.ts'),
  route('media/:file', 'media/media-route.ts'),
] satisfies RouteConfig

/** What reading the children needs; nested declarations add up. Acts name what they need themselves (`needs`). */
function requireCapability(capability: Capability, children: RouteConfigEntry[]): RouteConfigEntry {
  const [first] = children
  const id = accessRouteId(capability, first?.path ?? first?.id ?? first?.file ?? '')
  return layout('admin/declared-access.ts', { id }, children)
}

/**
 * Pages of several events that show everybody only the events that they see (`accounts/own-events.server.ts`). A role
 * of its own events has these and the pages of one event (`eventos/:id`), which the guard checks, and no other.
 */
function limitEvents(children: RouteConfigEntry[]): RouteConfigEntry {
  return layout('admin/declared-access.ts', { id: limitedRouteId(children[0]?.path ?? '') }, children)
}

/** A list of people, or all data of one, as a file. */
function exportRoute(path: string, file: string): RouteConfigEntry {
  return requireCapability('people.export', [requirePassword(path, file)])
}

/** For personal data in bulk: asks for the password again (`accounts/session/recent-password.server.ts`). */
function requirePassword(path: string, file: string, id?: string): RouteConfigEntry {
  return layout('admin/recent-password.ts', { id: `recent-password-of-${path}` }, [route(path, file, id ? { id } : {})])
}
