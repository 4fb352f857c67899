import { organizerTexts } from '#app/organizers/panel-texts.ts'
import { restaurantTexts } from '#app/restaurants/panel/panel-texts.ts'
import { postPanelTexts } from '#app/blog/panel/panel-texts.ts'
import { eventErrorTexts } from '#app/events/panel/editor/event-error-texts.ts'
import forms from '#app/i18n/es/forms.ts'
import { act, after, arrival, dialog, page } from './places.ts'
import type { Row } from './row.ts'

type Fields = Record<string, string>

const event = {
  title: 'Cena nueva',
  description: 'Siete platos.',
  location: 'Barcelona',
  date: '2031-02-14T13:30',
  price: '12,50',
  max_participants: '3',
  version: '1',
}
const place = { nombre: 'Can Pi', direccion: 'Carrer Major, 3', estrellas_michelin: '0', version: '1' }
const post = { title: 'Un arroz', slug: 'un-arroz', content: 'Con calma y caldo.', status: 'draft', version: '1' }
const socio = {
  act: 'save',
  full_name: 'Montse corrected',
  email: 'corrected@example.org',
  payment_method: 'transfer',
  iban: 'ES91 2100 0418 4502 0005 1332',
  billing_address: 'Carrer Nou, 3',
  emergency_contact_name: 'Jordi Serra',
  emergency_contact_phone: '600 999 888',
  notes: 'Prefiere WhatsApp',
  membership_type: 'Regular',
  version: '1',
}
const password = { password: 'arroz caldoso', confirmation: 'arroz caldoso' }
const known = { email: 'leaver@example.org', password: 'escudella lenta' }

/** Everything that an administrator can do, and the title of its toast. */
const done: [message: string, path: string, fields: Fields][] = [
  ['Solicitud aprobada con éxito', 'solicitudes', { act: 'approve', id: ':welcome' }],
  ['Email duplicado', 'solicitudes', { act: 'approve', id: ':twin' }],
  ['Solicitud rechazada con éxito', 'solicitudes', { act: 'reject', id: ':refused' }],
  ['Solicitud dada de baja con éxito', 'solicitudes', { act: 'baja', id: ':leaving' }],
  ['Socio creado con éxito', 'solicitudes', { act: 'create', full_name: 'Pep Mas', email: 'pep@example.org' }],
  ['Socio actualizado con éxito', 'socios/:corrected', socio],
  ['Evento creado con éxito', 'eventos/nuevo', event],
  ['Evento actualizado con éxito', 'eventos/:restored', event],
  ['Evento eliminado con éxito', 'eventos', { act: 'delete', event_id: ':removed', registrations: '0' }],
  ['Creado', 'restaurantes/nuevo', place],
  ['Actualizado', 'restaurantes/:placeRestored', place],
  ['Restaurante eliminado con éxito', 'restaurantes', { id: ':placeRemoved' }],
  ['Organizador creado con éxito', 'organizers', { act: 'save', name: 'Fonda' }],
  [
    'Organizador actualizado con éxito',
    'organizers',
    { act: 'save', id: ':houseRestored', version: '1', name: 'Fonda' },
  ],
  ['Organizador eliminado con éxito', 'organizers', { act: 'delete', organizer_id: ':houseRemoved' }],
  ['Publicación creada correctamente', 'blog/nueva', post],
  ['Publicación actualizada correctamente', 'blog/:postRestored', { ...post, slug: 'otro' }],
  ['Publicación eliminada correctamente', 'blog', { id: ':postRemoved' }],
  ['Rol de usuario actualizado correctamente', 'usuarios', { act: 'role', user_id: 'chef', role: 'user' }],
  ['Contraseña actualizada con éxito', 'password-reset', { user_id: 'chef', ...password }],
]

/** What a form of the panel answers to wrong fields. */
const wrong: [message: string, path: string, fields: Fields, errors: object][] = [
  ['El título debe tener al menos 3 caracteres', 'blog/nueva', { ...post, title: 'Un' }, postPanelTexts.es.errors],
  ['El slug debe tener al menos 3 caracteres', 'blog/nueva', { ...post, slug: 'un' }, postPanelTexts.es.errors],
  [
    'El contenido debe tener al menos 10 caracteres',
    'blog/nueva',
    { ...post, content: 'Nueve le.' },
    postPanelTexts.es.errors,
  ],
  ['El nombre es requerido', 'organizers', { act: 'save', name: '' }, organizerTexts.es.errors],
  ['URL inválida', 'organizers', { act: 'save', name: 'Celler', website: 'vins' }, organizerTexts.es.errors],
  ['Email inválido', 'organizers', { act: 'save', name: 'Celler', email: 'vins' }, forms.errors],
  ['La dirección es obligatoria', 'restaurantes/:bare', { ...place, direccion: 'Nou' }, restaurantTexts.es.errors],
  ['Las contraseñas no coinciden', 'password-reset', { ...password, user_id: 'chef', confirmation: 'x' }, forms.errors],
  [
    'La contraseña debe tener al menos 6 caracteres',
    'password-reset',
    { user_id: 'chef', password: 'arroz', confirmation: 'arroz' },
    forms.errors,
  ],
  [
    'Por favor ingresa un correo electrónico válido',
    'password-reset',
    { ...password, user_id: 'chef', email: 'clara' },
    {},
  ],
  ['No se ha especificado un correo electrónico', 'password-reset', password, {}],
  ['El título es obligatorio', 'eventos/nuevo', { ...event, title: '' }, eventErrorTexts.es.errors],
  ['La descripción es obligatoria', 'eventos/nuevo', { ...event, description: '' }, eventErrorTexts.es.errors],
  ['Introduce la fecha y la hora', 'eventos/nuevo', { ...event, date: '' }, eventErrorTexts.es.errors],
  ['La ubicación es obligatoria', 'eventos/nuevo', { ...event, location: '' }, eventErrorTexts.es.errors],
  ['El precio es obligatorio', 'eventos/nuevo', { ...event, price: '' }, eventErrorTexts.es.errors],
  ['Mínimo 0', 'eventos/nuevo', { ...event, price: '-1' }, eventErrorTexts.es.errors],
  ['Escribe el precio así: 12,50', 'eventos/nuevo', { ...event, price: '12,505' }, eventErrorTexts.es.errors],
  ['Las plazas son obligatorias', 'eventos/nuevo', { ...event, max_participants: '' }, eventErrorTexts.es.errors],
  ['Mínimo 1', 'eventos/nuevo', { ...event, max_participants: '0' }, eventErrorTexts.es.errors],
]

export const messageRows: readonly Row[] = [
  {
    clause: '«Nombre y dirección son obligatorios»',
    has: 'Nombre y dirección son obligatorios',
    writtenIn: 'app/restaurants/panel/panel-texts.ts',
    producedBy: ['tests/journeys/panel-programme.spec.ts', 'restaurants: created in two languages with dishes'],
  },
  ...done.map(([has, path, fields]): Row => ({ clause: `${path}: «${has}»`, where: act(path, fields), has })),
  ...wrong.map(([has, path, fields, errors]): Row => ({
    clause: `${path}: «${has}» is refused with`,
    where: act(path, fields, errors),
    has: [/^(?:404|409|422)/, new RegExp(RegExp.escape(has))],
  })),
  {
    clause: 'the restaurant takes a name of two characters',
    where: act('restaurantes/:bare', { ...place, nombre: 'X' }, { ...forms.errors, ...restaurantTexts.es.errors }),
    has: ['422', 'El nombre debe tener al menos 2 caracteres'],
  },
  {
    clause: 'the restaurant takes stars from 0 to 3',
    where: act('restaurantes/:bare', { ...place, estrellas_michelin: '4' }),
    has: ['422', 'estrellas_michelin'],
  },
  {
    clause: 'a request approved with the e-mail of another approved one is stored',
    where: after(
      act('solicitudes', { act: 'approve', id: ':twin' }),
      page('/admin/solicitudes?q=twin&estado=approved', 'admin'),
    ),
    has: ['Clara twin', 'Aprobado'],
  },
  {
    clause: '«Ficha de Socio»: personal, payment, emergency and additional information',
    where: after(act('socios/:corrected', socio), dialog('socios?q=corrected', 'Ver ficha de Montse corrected')),
    has: [
      'Información personal',
      'Información de pago',
      'Método',
      'IBAN',
      'Mostrar',
      'Titular',
      'Dirección de facturación',
      'Contacto de emergencia',
      'Información adicional',
      'Restricciones alimentarias',
      'Notas',
      'Fecha Alta',
      'Última actualización',
    ],
    departure: "the IBAN in the member's sheet",
  },
  {
    clause: '«Ficha de Socio»: no emergency contact, no section',
    where: dialog('socios', 'Ver ficha de Montse inactive'),
    has: ['Información de pago', 'Información adicional'],
    lacks: 'Contacto de emergencia',
  },
  {
    clause: 'signing in to the panel: «Acceso concedido», then /admin/dashboard',
    where: page('/admin/login', { email: 'editor@example.org', password: 'escudella lenta' }),
    has: ['303', '/admin/dashboard', 'Acceso concedido'],
    departure: 'delays before redirects, to let a toast be seen',
  },
  {
    clause: 'signing in to the panel without a role: «No tienes permisos de administrador»',
    where: page('/admin/login', { email: 'user@example.org', password: 'escudella lenta' }),
    has: ['403', 'Error de acceso: No tienes permisos de administrador'],
  },
  {
    clause: '«Error de acceso» with the message',
    where: page('/admin/login', { email: 'nadie@example.org', password: 'escudella lenta' }),
    has: ['401', 'Error de acceso: Email o contraseña incorrectos'],
    departure: 'errors of lists and of signing in as toasts',
  },
  {
    clause: 'signing in to the panel: the rules of e-mail and password',
    where: page('/admin/login', { email: 'clara', password: 'abc' }),
    has: ['Introduce un email válido', 'La contraseña debe tener al menos 6 caracteres'],
  },
  {
    clause: 'signed out: «Acceso denegado», «Necesitas iniciar sesión»',
    where: page('/admin/dashboard'),
    has: ['/admin/login', 'Acceso denegado Necesitas iniciar sesión'],
    departure: 'browser checks of the session, with waits and retries',
  },
  {
    clause: 'signed in without a role: «Acceso denegado», «No tienes permisos de administrador»',
    where: page('/admin/blog', 'user'),
    has: ['/admin/login', 'Acceso denegado No tienes permisos de administrador'],
  },
  {
    clause: 'signed in without a role: the session stays',
    where: after(page('/admin/blog', 'user'), page('/auth', 'user')),
    has: 'Has iniciado sesión como user@example.org.',
    departure: 'signed in without a role: signed out',
  },
  {
    clause: 'signing out of the panel: «Sesión cerrada con éxito», then /admin/login',
    where: page('/admin/salir', {}, 'leaver'),
    has: ['303 /admin/login', 'Sesión cerrada con éxito'],
  },
  {
    clause: '/admin/password-reset without a user: back to /admin/usuarios, with the message',
    where: arrival('password-reset'),
    has: ['/admin/usuarios', 'Acceso restringido. Por favor, accede desde la gestión de usuarios.'],
  },
  { clause: '«¡Bienvenido de nuevo!», then /', where: page('/auth', known), has: ['303 /', '¡Bienvenido de nuevo!'] },
  {
    clause: '«¡Registro exitoso!», with a note to verify the e-mail',
    where: page('/auth?modo=registro', { email: 'nova@example.org', password: 'arroz caldoso', privacy: 'on' }),
    has: ['¡Registro exitoso!', 'Te hemos enviado un correo para verificar tu dirección.'],
  },
  {
    clause: 'sign-up: a name of two characters, or none',
    where: page('/auth?modo=registro', { email: 'nova@example.org', password: 'arroz', full_name: 'N', privacy: 'on' }),
    has: ['El nombre debe tener al menos 2 caracteres', 'La contraseña debe tener al menos 6 caracteres'],
  },
  {
    clause: 'completion: name too short, e-mail invalid',
    where: page('/socio/completar-datos?token=:approved', {
      token: ':approved',
      full_name: 'C',
      email: 'clara',
      privacy: 'on',
    }),
    has: ['El nombre debe tener al menos 2 caracteres', 'Email inválido'],
  },
]
