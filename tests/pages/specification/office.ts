import { answer, dialog, empty, page, panel } from './places.ts'
import type { Row } from './row.ts'

const act = (path: string, fields: Record<string, string>) => answer(`/admin/${path}`, fields, 'admin')
const menu = ['Dashboard', 'Solicitudes', 'Socios', 'Eventos', 'Restaurantes', 'Organizadores', 'Blog', 'Usuarios']

export const officeRows: readonly Row[] = [
  {
    clause: 'the shell: title, e-mail of the account, menu in order, sign-out',
    where: panel('dashboard'),
    has: ['Panel de Administración', ...menu, 'Mensajes'],
  },
  { clause: 'the shell names the account and signs out', where: panel('dashboard'), has: [/admin@example\.org/] },
  {
    clause: 'dashboard: counters and the five requests updated last',
    where: panel('dashboard'),
    has: ['Solicitudes pendientes', 'Bajas', 'Socios activos', 'Restaurantes', 'Eventos', 'Publicaciones'],
  },
  { clause: 'signed out: to /admin/login', where: page('/admin/dashboard'), has: /\/admin\/login/ },
  { clause: '/admin leads to /admin/dashboard', where: page('/admin', 'admin'), has: '/admin/dashboard' },
  {
    clause: 'Solicitudes: search, filter, columns',
    where: panel('solicitudes'),
    has: ['Solicitudes de Membresía', 'Buscar solicitudes...', 'Nombre', 'Email', 'Fecha', 'Estado', 'Acciones'],
  },
  {
    clause: 'Solicitudes: the filters, pending first',
    where: panel('solicitudes'),
    has: ['Pendientes', 'Aprobadas', 'Rechazadas', 'Bajas', 'Todas'],
  },
  {
    clause: 'Solicitudes: empty state',
    where: empty('/admin/solicitudes?estado=all', 'admin'),
    has: 'No hay solicitudes',
  },
  { clause: 'Solicitudes: the badge of a pending one', where: panel('solicitudes'), has: 'Pendiente' },
  {
    clause: 'dialog «Detalles de la solicitud»: facts, Rechazar, Aprobar, Cerrar',
    where: dialog('solicitudes', 'Ver detalles de Clara quiet'),
    has: ['Detalles de la solicitud', 'No especificado', 'Cerrar'],
  },
  {
    clause: 'deleting a request asks',
    where: dialog('solicitudes', 'Eliminar la solicitud de Clara quiet'),
    has: '¿Estás seguro? Esta acción no se puede deshacer. La solicitud será eliminada permanentemente.',
  },
  {
    clause: '«Por favor complete los campos obligatorios»',
    where: act('solicitudes', { act: 'create', full_name: '', email: '' }),
    has: 'Por favor complete los campos obligatorios',
  },
  { clause: 'dialog «Ficha de Socio»', where: dialog('socios', 'Ver ficha de Montse active'), has: 'Ficha de Socio' },
  { clause: 'Socios: empty state', where: empty('/admin/socios', 'admin'), has: 'No hay socios' },
  {
    clause: 'Blog: title, columns, actions',
    where: panel('blog'),
    has: ['Gestión del Blog', 'Título', 'Estado', 'Fecha de creación', 'Publicado'],
  },
  { clause: 'Blog: empty state', where: empty('/admin/blog', 'admin'), has: 'No hay publicaciones registradas' },
  {
    clause: 'a post: «Nueva publicación», Generar, Borrador/Publicado',
    where: panel('blog/nueva'),
    has: ['Nueva publicación', 'Generar'],
    departure: '«Nueva publicación» in a dialog',
  },
  {
    clause: 'Organizadores: columns',
    where: panel('organizers'),
    has: ['Organizador', 'Contacto', 'Ubicación', 'Acciones'],
  },
  {
    clause: 'Organizadores: empty state with a create-first button',
    where: empty('/admin/organizers', 'admin'),
    has: ['No hay organizadores registrados', 'Crear el primer organizador'],
  },
  {
    clause: 'organizer dialog: Español and Català, logo',
    where: dialog('organizers', 'Nuevo organizador'),
    has: ['Español', 'Català', 'Nombre'],
  },
  {
    clause: 'Usuarios: title and columns',
    where: panel('usuarios'),
    has: ['Gestión de Usuarios', 'Email', 'Rol', 'Fecha de creación'],
  },
  {
    clause: 'Usuarios: empty state',
    has: 'No hay usuarios administradores',
    writtenIn: 'app/accounts/users/user-texts.ts',
    producedBy: ['tests/pages/user-list.test.ts', 'A list of users without rows says so'],
  },
  {
    clause: 'dialog «Gestionar Rol de Usuario»',
    where: dialog('usuarios', 'Editar rol de editor@example.org'),
    has: [
      'Gestionar Rol de Usuario',
      'Admin',
      'Acceso total',
      'Editor',
      'Puede editar contenido',
      'Usuario',
      'Sin acceso al panel',
    ],
  },
  {
    clause: 'an event is created with success',
    has: 'Evento creado con éxito',
    writtenIn: 'app/events/panel/toasts.ts',
    producedBy: ['tests/journeys/panel-programme.spec.ts', 'events: written in two languages'],
  },
  {
    clause: 'contact form: fields and button',
    where: page('/contacto'),
    has: ['Nombre', 'Email', 'Teléfono', 'Mensaje', 'Enviar mensaje', 'Información de contacto', 'Horario'],
  },
  {
    clause: 'contact: success',
    where: page('/contacto', { name: 'Clara', email: 'clara@example.org', message: 'Hola', privacy: 'on' }),
    has: 'Nos pondremos en contacto contigo pronto. Gracias por tu interés.',
  },
  {
    clause: 'membership dialog: title, fields, buttons',
    where: page('/solicitar-membresia'),
    has: ['Solicitar Membresía', 'Nombre completo', 'Email', 'Teléfono', 'Cancelar', 'Enviar Solicitud', 'Enviando...'],
  },
  {
    clause: 'membership: name too short, e-mail invalid',
    where: page('/solicitar-membresia', { full_name: 'C', email: 'clara', privacy: 'on' }),
    has: ['El nombre debe tener al menos 2 caracteres', 'Email inválido'],
  },
  {
    clause: 'membership: success',
    where: page('/solicitar-membresia', { full_name: 'Pia Serra', email: 'pia@example.org', privacy: 'on' }),
    has: [
      'Solicitud de membresía enviada',
      'Pronto nos pondremos en contacto contigo. También recibirás un email de confirmación.',
    ],
  },
  {
    clause: 'accounts: e-mail invalid, password too short',
    where: page('/auth?modo=registro', {
      mode: 'sign-up',
      email: 'clara',
      password: 'abc',
      full_name: 'C',
      privacy: 'on',
    }),
    has: ['Introduce un email válido', 'La contraseña debe tener al menos 6 caracteres'],
  },
  {
    clause: 'blog with posts: no under-construction message',
    where: page('/blog'),
    lacks: 'Sección en construcción',
    departure: 'a blog that is under construction',
  },
  {
    clause: 'blog without posts: title and under-construction message',
    where: empty('/blog'),
    has: ['Blog', 'Sección en construcción'],
  },
  ...['aviso-legal', 'privacidad', 'terminos'].map((path): Row => ({
    clause: `${path}: a last-updated date`,
    where: page(`/${path}`),
    has: 'Última actualización',
    departure: 'legal pages with the date of today',
  })),
  {
    clause: 'terms: 48 hours for a full refund',
    where: page('/terminos'),
    has: '48 horas',
    departure: '48 hours for a full refund',
  },
  {
    clause: 'completion: «Completar Membresía»',
    where: page('/socio/completar-datos?token=:approved'),
    has: 'Completar Membresía',
  },
  { clause: 'completion without a token', where: page('/socio/completar-datos'), has: 'Token inválido' },
  {
    clause: 'completion of an unknown request',
    where: page('/socio/completar-datos?token=nada'),
    has: 'Solicitud no encontrada o no aprobada',
  },
]
