import type { Noun } from '#app/noun.ts'

/** Accounts, their sessions and pending links. */
export const accountNoun = {
  menu: {
    to: '/admin/usuarios',
    icon: 'shield-check',
    capability: 'users.read',
    label: { es: 'Usuarios', ca: 'Usuaris' },
  },
  subjects: {
    user: { es: 'Cuenta', ca: 'Compte', table: 'usuarios', name: 'email' },
    users: { es: 'Cuentas', ca: 'Comptes', unnamed: true },
    session: { es: 'Cuenta', ca: 'Compte', table: 'usuarios', name: 'email' },
    'sign-up': { es: 'Alta pendiente', ca: 'Alta pendent', unnamed: true },
  },
  acts: {
    'session.begun': { es: 'Entrar con su cuenta', ca: 'Entrar amb el seu compte', open: 'outside' },
    'session.confirmed': { es: 'Confirmar su contraseña', ca: 'Confirmar la seva contrasenya', open: 'outside' },
    // Ending other sessions; signing out does not ask.
    'session.ended': { es: 'Cerrar su sesión', ca: 'Tancar la seva sessió', asks: 'always' },
    'sign-up.erased': {
      es: 'Borrar un enlace de alta pendiente',
      ca: 'Esborrar un enllaç d’alta pendent',
      asks: 'always',
    },
    'sign-up.exported': {
      es: 'Exportar un enlace de alta pendiente',
      ca: 'Exportar un enllaç d’alta pendent',
      asks: 'always',
    },
    'user.erased': { es: 'Borrar una cuenta', ca: 'Esborrar un compte', asks: 'always' },
    'user.exported': { es: 'Exportar los datos de una cuenta', ca: 'Exportar les dades d’un compte', asks: 'always' },
    'user.invitation-accepted': {
      es: 'Aceptar una invitación al panel',
      ca: 'Acceptar una invitació al panell',
      open: 'outside',
    },
    'user.invited-as-admin': {
      es: 'Invitar a un administrador',
      ca: 'Convidar un administrador',
      asks: 'always',
      tells: 'administrators',
    },
    'user.invited-as-editor': {
      es: 'Invitar a un editor',
      ca: 'Convidar un editor',
      asks: 'always',
      tells: 'administrators',
    },
    'user.invited-as-bookings': {
      es: 'Invitar con el rol de reservas',
      ca: 'Convidar amb el rol de reserves',
      asks: 'always',
      tells: 'administrators',
    },
    'user.invited-as-treasurer': {
      es: 'Invitar con el rol de tesorería',
      ca: 'Convidar amb el rol de tresoreria',
      asks: 'always',
      tells: 'administrators',
    },
    'user.invited-as-reader': {
      es: 'Invitar con el rol de lectura',
      ca: 'Convidar amb el rol de lectura',
      asks: 'always',
      tells: 'administrators',
    },
    'user.invited-as-organizer': {
      es: 'Invitar con el rol de organización',
      ca: 'Convidar amb el rol d’organització',
      asks: 'always',
      tells: 'administrators',
    },
    'user.made-admin': {
      es: 'Dar el rol de administrador',
      ca: 'Donar el rol d’administrador',
      asks: 'always',
      tells: 'administrators',
    },
    'user.made-editor': {
      es: 'Dar el rol de editor',
      ca: 'Donar el rol d’editor',
      asks: 'always',
      tells: 'administrators',
    },
    'user.made-bookings': {
      es: 'Dar el rol de reservas',
      ca: 'Donar el rol de reserves',
      asks: 'always',
      tells: 'administrators',
    },
    'user.made-treasurer': {
      es: 'Dar el rol de tesorería',
      ca: 'Donar el rol de tresoreria',
      asks: 'always',
      tells: 'administrators',
    },
    'user.made-reader': {
      es: 'Dar el rol de lectura',
      ca: 'Donar el rol de lectura',
      asks: 'always',
      tells: 'administrators',
    },
    'user.made-organizer': {
      es: 'Dar el rol de organización',
      ca: 'Donar el rol d’organització',
      asks: 'always',
      tells: 'administrators',
    },
    'user.made-user': {
      es: 'Quitar el rol del panel',
      ca: 'Treure el rol del panell',
      asks: 'always',
      tells: 'administrators',
    },
    'user.own-password-changed': {
      es: 'Cambiar su contraseña',
      ca: 'Canviar la seva contrasenya',
      asks: 'in-form',
      tells: 'account',
    },
    'user.password-changed': {
      es: 'Cambiar una contraseña',
      ca: 'Canviar una contrasenya',
      asks: 'always',
      tells: 'account',
    },
    'user.password-link-sent': {
      es: 'Enviar un enlace para otra contraseña',
      ca: 'Enviar un enllaç per a una altra contrasenya',
      open: 'mail',
    },
    'user.recovery-code-used': {
      es: 'Entrar con un código de recuperación',
      ca: 'Entrar amb un codi de recuperació',
      open: 'outside',
    },
    'user.recovery-codes-made': {
      es: 'Hacer códigos de recuperación nuevos',
      ca: 'Fer codis de recuperació nous',
      asks: 'always',
      tells: 'account',
    },
    'user.second-factor-added': {
      es: 'Añadir un segundo factor a su cuenta',
      ca: 'Afegir un segon factor al seu compte',
      asks: 'always',
      tells: 'account',
    },
    'user.second-factor-removed': {
      es: 'Quitar un segundo factor de su cuenta',
      ca: 'Treure un segon factor del seu compte',
      asks: 'always',
      tells: 'account',
    },
    'user.second-factor-renamed': {
      es: 'Cambiar el nombre de un segundo factor',
      ca: 'Canviar el nom d’un segon factor',
      open: 'undone',
    },
    'user.second-factor-reset': {
      es: 'Quitar los segundos factores de una cuenta',
      ca: 'Treure els segons factors d’un compte',
      asks: 'always',
      tells: 'account',
    },
    'user.sessions-ended': {
      es: 'Cerrar las sesiones de una cuenta',
      ca: 'Tancar les sessions d’un compte',
      asks: 'always',
    },
    'users.exported': {
      es: 'Exportar la lista de cuentas',
      ca: 'Exportar la llista de comptes',
      asks: 'always',
      tells: 'administrators',
    },
  },
} as const satisfies Noun
