import type { Producer, Row } from './row.ts'

const panelTexts = 'tests/pages/panel-texts.test.ts'
const people = 'tests/journeys/panel-people.spec.ts'
const programme = 'tests/journeys/panel-programme.spec.ts'
const outage = 'tests/operations/database-failures.test.ts'
const completion = 'tests/pages/completion.test.ts'
const administrator = 'tests/pages/first-administrator.test.ts'
const uploads = 'tests/pages/uploads.test.ts'

const unread: Producer = [panelTexts, 'A list that cannot be read shows an error inside the panel']
const unwritten: Producer = [panelTexts, 'A failed write has the specified message of its screen']
const logins: Producer = [panelTexts, 'Server errors of the login have messages']
const failedActs: Producer = [people, 'the page after a failed action shows its error']
const literal: Producer = ['app/i18n/i18n.test.ts', 'specified sentences stay literal']
const files: Producer = [uploads, 'Files that are too large or not pictures are refused with the specified messages']
const lost: Producer = [panelTexts, 'a record that cannot be read redirects to its list with a message']
const configuration: Producer = [
  panelTexts,
  'A database that lacks what the users need is named as an error of configuration',
]

type Failure = readonly [message: string, writtenIn: string, producedBy: Producer]

/** Messages that need a broken database or file: the test that breaks it is named. */
const failures: readonly Failure[] = [
  ['Error al cargar las solicitudes', 'app/membership/requests/panel-texts.ts', unread],
  ['Error al actualizar estado', 'app/membership/requests/act-texts.ts', unwritten],
  ['Error al crear socio', 'app/membership/requests/act-texts.ts', unwritten],
  ['Error al eliminar solicitud', 'app/membership/requests/act-texts.ts', unwritten],
  ['Error al actualizar socio', 'app/membership/members/panel-texts.ts', unwritten],
  ['Error al cargar los eventos', 'app/events/panel/panel-texts.ts', unread],
  ['Error al crear evento', 'app/events/panel/editor/editor-texts.ts', unwritten],
  ['Error al actualizar evento', 'app/events/panel/editor/editor-texts.ts', unwritten],
  ['Error al eliminar evento', 'app/events/panel/list/deletion-texts.ts', unwritten],
  ['Error al cargar las publicaciones del blog', 'app/blog/panel/panel-texts.ts', unread],
  ['Error al eliminar la publicación', 'app/blog/panel/panel-texts.ts', unwritten],
  ['Error al cargar la publicación', 'app/blog/panel/toasts.ts', lost],
  ['Error al guardar la publicación', 'app/blog/panel/panel-texts.ts', unwritten],
  ['Error al crear organizador', 'app/organizers/panel-texts.ts', unwritten],
  ['Error al actualizar organizador', 'app/organizers/panel-texts.ts', unwritten],
  ['Error al eliminar organizador', 'app/organizers/panel-texts.ts', unwritten],
  ['No se pudo cargar los datos del restaurante', 'app/restaurants/panel/toasts.ts', failedActs],
  ['Ha ocurrido un error al guardar el restaurante', 'app/restaurants/panel/panel-texts.ts', unwritten],
  ['Error al eliminar el restaurante', 'app/restaurants/panel/panel-texts.ts', unwritten],
  ['Error al cargar los usuarios', 'app/accounts/users/user-texts.ts', unread],
  ['Error al actualizar el rol del usuario', 'app/accounts/users/act-texts.ts', unwritten],
  ['Error de configuración', 'app/accounts/users/user-texts.ts', configuration],
  ["La columna '${name}' no existe en la tabla 'usuarios'", 'app/accounts/users/user-texts.ts', configuration],
  ["No se puede acceder a la tabla 'usuarios'.", 'app/accounts/users/user-texts.ts', configuration],
  ['Error al actualizar la contraseña', 'app/accounts/session/session-texts.ts', unwritten],
  ['No se ha especificado un correo electrónico', 'app/accounts/users/act-texts.ts', unwritten],
  ['Error al iniciar sesión', 'app/i18n/es/forms.ts', logins],
  ['Error al cerrar sesión', 'app/accounts/toasts.ts', logins],
  ['Error al verificar permisos de administrador', 'app/accounts/toasts.ts', logins],
  ['Error al subir la imagen', 'app/media/panel-texts.ts', [panelTexts, 'when the sent file is not a picture']],
  ['El archivo debe ser menor a 5MB', 'app/media/panel-texts.ts', files],
  ['Solo se permiten archivos de imagen', 'app/media/panel-texts.ts', files],
  ['Imagen subida con éxito', 'app/media/panel-texts.ts', [uploads, 'An editor uploads a picture, and everybody']],
  ['Error al buscar la solicitud', 'app/i18n/es/completion.ts', [completion, 'every other link explains its refusal']],
  ['Error al cargar la solicitud', 'app/i18n/es/completion.ts', literal],
  ['Error al guardar los datos', 'app/i18n/es/completion.ts', [completion, 'a failed save is reported']],
  ['Ha ocurrido un error al crear el usuario admin.', 'app/i18n/es/forms.ts', literal],
  [
    'Super Admin ${email} creado exitosamente. Ya puedes iniciar sesión.',
    'app/i18n/es/accounts.ts',
    [administrator, 'is created there once, with and without script'],
  ],
  [
    'Usa esta página una sola vez',
    'app/i18n/es/accounts.ts',
    [administrator, 'is asked for by an address that the start prints; any other is the 404 page'],
  ],
  [
    'Has iniciado sesión en otro dispositivo.',
    'app/accounts/toasts.ts',
    ['app/accounts/accounts.test.ts', 'of the panel ends the other sessions of its account'],
  ],
  ['Error al enviar la solicitud', 'app/i18n/es/membership.ts', [outage, 'while the database is unavailable']],
  [
    'Error al completar el registro. Por favor, inténtalo de nuevo.',
    'app/i18n/es/forms.ts',
    [outage, 'while the database is unavailable'],
  ],
  [
    'Error al enviar el mensaje. Por favor, inténtalo de nuevo.',
    'app/i18n/es/contact.ts',
    ['tests/pages/contact.test.ts', 'that cannot be stored is reported, and the form keeps it'],
  ],
  ['Error al cargar los restaurantes', 'app/i18n/es/restaurants.ts', [outage, 'a read-only database is a failure']],
  ['No se pudo cargar la información del restaurante', 'app/i18n/es/restaurants.ts', literal],
  ['Error fetching', 'app/events/read-events.server.ts', [outage, 'is logged with the specified text']],
  ['Fecha desconocida', 'app/i18n/dates.ts', ['app/i18n/i18n.test.ts', 'that are unknown or invalid show a text']],
  ['Fecha inválida', 'app/i18n/dates.ts', ['app/i18n/i18n.test.ts', 'that are unknown or invalid show a text']],
  [
    'La URL del evento ha sido copiada al portapapeles',
    'app/i18n/es/events.ts',
    ['tests/journeys/shell.spec.ts', 'the address of an event is copied, and a message confirms it'],
  ],
]

export const failureRows: readonly Row[] = [
  ...failures.map(([has, writtenIn, producedBy]): Row => ({ clause: `«${has}»`, has, writtenIn, producedBy })),
  {
    clause: 'restaurants: deletion fails with «Error al eliminar el restaurante», in the dialog',
    has: 'Error al eliminar el restaurante',
    writtenIn: 'app/restaurants/panel/panel-texts.ts',
    producedBy: [programme, 'restaurants: created in two languages with dishes'],
  },
]
