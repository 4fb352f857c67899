import type { Label, Noun } from '#app/noun.ts'
import type { PanelRole, Role } from './capabilities.ts'

const invited: Record<PanelRole, Label> = {
  admin: { es: 'Invitar a un administrador', ca: 'Convidar un administrador' },
  editor: { es: 'Invitar a un editor', ca: 'Convidar un editor' },
  bookings: { es: 'Invitar con el rol de reservas', ca: 'Convidar amb el rol de reserves' },
  treasurer: { es: 'Invitar con el rol de tesorería', ca: 'Convidar amb el rol de tresoreria' },
  reader: { es: 'Invitar con el rol de lectura', ca: 'Convidar amb el rol de lectura' },
  organizer: { es: 'Invitar con el rol de organización', ca: 'Convidar amb el rol d’organització' },
}

const made: Record<Role, Label> = {
  admin: { es: 'Dar el rol de administrador', ca: 'Donar el rol d’administrador' },
  editor: { es: 'Dar el rol de editor', ca: 'Donar el rol d’editor' },
  bookings: { es: 'Dar el rol de reservas', ca: 'Donar el rol de reserves' },
  treasurer: { es: 'Dar el rol de tesorería', ca: 'Donar el rol de tresoreria' },
  reader: { es: 'Dar el rol de lectura', ca: 'Donar el rol de lectura' },
  organizer: { es: 'Dar el rol de organización', ca: 'Donar el rol d’organització' },
  user: { es: 'Quitar el rol del panel', ca: 'Treure el rol del panell' },
}

type ToldAct = Label & { asks: 'always'; tells: 'administrators' }

/** An act for each role, which asks for the password and tells the administrators. */
function toldActs<Verb extends string, Of extends Role>(verb: Verb, labels: Record<Of, Label>) {
  const acts = Object.entries<Label>(labels).map(([role, label]) => [
    verb + role,
    { ...label, asks: 'always', tells: 'administrators' },
  ])
  return Object.fromEntries(acts) as Record<`${Verb}${Of}`, ToldAct>
}

/** Accounts, their sessions and pending links. */
export const accountNoun = {
  menu: {
    to: '/admin/usuarios',
    icon: 'shield-check',
    capability: 'users.read',
    label: { es: 'Usuarios', ca: 'Usuaris' },
  },
  choices: [
    {
      group: 'acts',
      to: '/admin/usuarios',
      icon: 'plus',
      capability: 'users.edit',
      label: { es: 'Invitar a alguien al panel', ca: 'Convidar algú al panell' },
      presses: 'create',
    },
    {
      group: 'screens',
      to: '/admin/sesiones',
      icon: 'user',
      capability: 'account.read',
      label: { es: 'Tus sesiones', ca: 'Les teves sessions' },
    },
    {
      group: 'screens',
      to: '/admin/contrasena',
      icon: 'key',
      capability: 'account.read',
      label: { es: 'Tu contraseña', ca: 'La teva contrasenya' },
    },
    {
      group: 'screens',
      to: '/admin/segundo-factor',
      icon: 'shield-check',
      capability: 'account.read',
      label: { es: 'Tu segundo factor', ca: 'El teu segon factor' },
    },
  ],
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
    ...toldActs('user.invited-as-', invited),
    ...toldActs('user.made-', made),
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
