import { act, after, page, panel } from './places.ts'
import type { Producer, Row } from './row.ts'

const firstAdministrator = 'tests/pages/first-administrator.test.ts'

type Departure = readonly [departure: string, has: string, writtenIn: string, producedBy: Producer]

/** Departures that no page shows at once: the test that produces each is named. */
const produced: readonly Departure[] = [
  [
    'every other number of a role is a plain user',
    'treasurer: 12',
    'app/accounts/capabilities.ts',
    ['app/accounts/capabilities.test.ts', 'Any number that no role has is a plain user'],
  ],
  [
    'a fixed list of three administrators',
    'ADMIN_EMAILS',
    'app/config.server.ts',
    [firstAdministrator, 'An address of ADMIN_EMAILS that a stranger has signed up with'],
  ],
  [
    '`/create-super-admin` makes role 2',
    'Crear Super Admin',
    'app/i18n/es/accounts.ts',
    [firstAdministrator, 'is created there once, with and without script'],
  ],
  [
    'completed data: a toast, then the first page',
    'Ya eres oficialmente miembro del club',
    'app/i18n/es/completion.ts',
    ['tests/pages/completion.test.ts', 'the approval brings the link, the link the form, and the form the member'],
  ],
  [
    "the completion token is the request's id",
    'Completar Membresía',
    'app/i18n/es/completion.ts',
    ['tests/pages/completion.test.ts', 'the approval brings the link, the link the form, and the form the member'],
  ],
  [
    '`published_at` set on every save',
    'Publicación actualizada correctamente',
    'app/blog/panel/toasts.ts',
    ['app/blog/panel/posts.test.ts', 'takes its date from its publication; edits keep it'],
  ],
  [
    'a registration is complete when sent',
    '¡Registro completado!',
    'app/i18n/es/events.ts',
    ['tests/journeys/registration.spec.ts', 'a registration that must be confirmed explains it'],
  ],
  [
    'passwords of at least 6 characters for all',
    'La contraseña debe tener al menos 12 caracteres',
    'app/i18n/es/forms.ts',
    ['app/accounts/password-rules.test.ts', 'has twelve for the staff'],
  ],
  [
    'toasts of the panel top-right',
    '.toasts',
    'app/ui/toast.css',
    ['tests/journeys/panel-look.spec.ts', 'toasts cover nothing to press'],
  ],
  [
    "the server's message in messages of errors",
    'Lo que has escrito sigue aquí.',
    'app/i18n/es/completion.ts',
    ['tests/pages/completion.test.ts', 'a failed save is reported, and neither token nor person is logged'],
  ],
  [
    'slugs drop every other character',
    'Slug',
    'app/blog/panel/panel-texts.ts',
    ['app/platform/forms/slug.test.ts', 'cacera-destiu-lescalivada-i-el-collegi'],
  ],
  [
    'pictures over 5 MB are refused',
    'las más grandes se reducen al subirlas',
    'app/media/panel-texts.ts',
    ['tests/journeys/long-texts.spec.ts', 'a picture of more than 5 MB is made smaller before it is sent'],
  ],
  [
    'pictures in storage buckets',
    'Imagen subida con éxito',
    'app/media/panel-texts.ts',
    ['app/media/uploads.test.ts', 'is stored in every width as AVIF and WebP, and as one JPEG for sharing'],
  ],
  [
    'the approval is mailed in Spanish',
    'S’ha aprovat la teva sol·licitud',
    'app/i18n/ca/mails.ts',
    ['app/membership/requests/review.test.ts', 'sends the link for the data, once, in the language of the applicant'],
  ],
  [
    'the panel is Spanish',
    'Panell d’administració',
    'app/admin/panel-texts.ts',
    ['tests/pages/panel-language.test.ts', 'until the person chooses one, which stays with the account'],
  ],
]

export const departureRows: readonly Row[] = [
  ...produced.map(([departure, has, writtenIn, producedBy]): Row => ({
    clause: `departure: ${departure}`,
    departure,
    has,
    writtenIn,
    producedBy,
  })),
  {
    clause: 'the address of the club on the page of contact',
    where: page('/contacto'),
    has: ['Información de contacto', '08004 Barcelona'],
    departure: 'a placeholder for an empty address of the club',
  },
  {
    clause: 'the words of the toast of a membership request stay on a page, with what follows',
    where: page('/solicitar-membresia?enviada=1'),
    has: [
      'Qué pasa después',
      'Solicitud de membresía enviada',
      'Pronto nos pondremos en contacto contigo. También recibirás un email de confirmación.',
    ],
    departure: 'the toast of a membership request',
  },
  {
    clause: 'a map is shown when it is asked for',
    where: page('/contacto'),
    has: 'Ver mapa',
    lacks: /(?<!<template>)<iframe/,
    departure: 'an avatar service, and maps shown at once',
  },
  {
    clause: 'the privacy text is acknowledged',
    where: page('/contacto', { name: 'Clara', email: 'clara@example.org', message: 'Hola' }),
    has: 'Debes confirmar que la has leído',
    departure: 'forms without acknowledgement',
  },
  {
    clause: 'nobody under 18 completes',
    where: page('/socio/completar-datos?token=:approved', {
      token: ':approved',
      full_name: 'Clara Vidal',
      email: 'clara@example.org',
      birth_date: `${new Date().getFullYear() - 10}-01-01`,
      privacy: 'on',
    }),
    has: 'Para ser socio hay que ser mayor de edad',
    departure: 'optional fields of the completion are free',
  },
  {
    clause: 'an organizer that events name is kept',
    where: act('organizers', { act: 'delete', organizer_id: '1' }),
    has: ['409', 'Lo nombran estos eventos'],
    departure: 'every record can be deleted',
  },
  {
    clause: 'a deleted post can be taken out of «Papelera»',
    where: async (world) => {
      const [row] = await world.sql`
        insert into blog_posts (title, slug, content) values ('El xató', 'el-xato', '<p>Xató.</p>') returning id`
      await world.act('/admin/blog', { id: String(row?.id) })
      return world.read('/admin/papelera', 'admin')
    },
    has: ['Papelera', 'El xató'],
    departure: 'deleting a content is permanent',
  },
  {
    clause: '«Crear Socio» makes no account',
    where: after(
      act('solicitudes', { act: 'create', full_name: 'Pol Mas', email: 'pol@example.org' }),
      async (world) => {
        const made = await world.sql`select user_id, status from membership_requests where email = 'pol@example.org'`
        return { text: JSON.stringify(made), html: '' }
      },
    ),
    has: '[{"user_id":null,"status":"approved"}]',
    departure: '«Crear Socio» with a random `user_id`',
  },
  {
    clause: 'an unknown status is not stored',
    where: async ({ sql }) => {
      const answer = await sql`insert into membership_requests (full_name, email, status)
        values ('Pol Mas', 'estado@example.org', 'frozen')`.catch(String)
      return { text: JSON.stringify(answer), html: '' }
    },
    has: 'membership_requests_status_check',
    departure: 'an unknown status of a request is shown as pending',
  },
  {
    clause: 'messages of the contact form are listed',
    where: panel('mensajes'),
    has: ['Mensajes'],
    departure: 'no rule for messages',
  },
]
