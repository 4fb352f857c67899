import type { Language } from './i18n/language.ts'

/** What a mail is about: erasing such a record erases its mails (`eraseMails`). */
export type MailSubject = 'registration' | 'membership-request' | 'contact-message' | 'account' | 'link'

/**
 * Every kind of mail, and what it is erased with; null where its reference names no personal record: such a mail is
 * erased by its recipient. `mails/composers.server.ts` has a composer for each kind.
 * Kinds are stored in `mails.kind` and are shared with processes of the previous release: never rename one.
 */
export const mailKinds = {
  registration: 'registration',
  party: 'registration',
  'registration-hold': 'registration',
  'registration-again': 'registration',
  'registration-cancelled': 'registration',
  'registration-receipt': 'registration',
  'registration-left': 'registration',
  'event-changed': 'registration',
  'diet-reduced': 'registration',
  'diet-reduced-notice': 'registration',
  'waiting-joined': 'registration',
  'waiting-offer': 'registration',
  'waiting-lapsed': 'registration',
  'waiting-withdrawn': 'registration',
  'waiting-removed': 'registration',
  'event-called-off': 'registration',
  'event-message': 'registration',
  reminder: 'registration',
  thanks: 'registration',
  'event-cancelled': null,
  'kitchen-sheet': null,
  'membership-request': 'membership-request',
  'membership-approval': 'membership-request',
  'membership-rejection': 'membership-request',
  'member-data-changed': 'membership-request',
  'contact-message': 'contact-message',
  'contact-confirmation': 'contact-message',
  'verify-email': 'link',
  'reset-password': 'link',
  'existing-account': 'account',
  'password-changed': 'account',
  invitation: 'link',
  'member-sign-in': 'link',
  'team-notice': 'account',
  'panel-act': null,
  'event-rush': null,
  'security-burst': null,
  'incident-opened': null,
  'incident-recovered': null,
} as const satisfies Record<string, MailSubject | null>

export type MailKind = keyof typeof mailKinds

/** The confirmation of one seat or of several. */
export function confirmationKind(size: number): 'registration' | 'party' {
  return size === 1 ? 'registration' : 'party'
}

export function isMailKind(text: string): text is MailKind {
  return Object.hasOwn(mailKinds, text)
}

export function mailKindsErasedWith(subject: MailSubject): MailKind[] {
  return Object.keys(mailKinds)
    .filter(isMailKind)
    .filter((kind) => mailKinds[kind] === subject)
}

/** What the panel calls each kind. */
export const mailKindLabels: Readonly<Record<MailKind, Readonly<Record<Language, string>>>> = {
  registration: { es: 'Inscripción confirmada', ca: 'Inscripció confirmada' },
  party: { es: 'Inscripción de un grupo confirmada', ca: 'Inscripció d’un grup confirmada' },
  'registration-hold': { es: 'Inscripción por confirmar', ca: 'Inscripció per confirmar' },
  'registration-again': { es: 'Inscripción repetida', ca: 'Inscripció repetida' },
  'registration-cancelled': { es: 'Inscripción cancelada', ca: 'Inscripció cancel·lada' },
  'registration-receipt': { es: 'Comprobante de cancelación', ca: 'Comprovant de cancel·lació' },
  'registration-left': { es: 'Aviso de plaza cancelada', ca: 'Avís de plaça cancel·lada' },
  'event-changed': { es: 'Evento cambiado', ca: 'Esdeveniment canviat' },
  'event-called-off': { es: 'Evento cancelado por el club', ca: 'Esdeveniment cancel·lat pel club' },
  'event-cancelled': { es: 'Evento cancelado', ca: 'Esdeveniment cancel·lat' },
  'event-message': { es: 'Mensaje a los invitados', ca: 'Missatge als convidats' },
  reminder: { es: 'Recordatorio', ca: 'Recordatori' },
  thanks: { es: 'Gracias por venir', ca: 'Gràcies per venir' },
  'kitchen-sheet': { es: 'Hoja de cocina', ca: 'Full de cuina' },
  'diet-reduced': { es: 'Dieta cambiada por un enlace', ca: 'Dieta canviada per un enllaç' },
  'diet-reduced-notice': { es: 'Aviso de dieta cambiada', ca: 'Avís de dieta canviada' },
  'waiting-joined': { es: 'En lista de espera', ca: 'A la llista d’espera' },
  'waiting-offer': { es: 'Oferta de la lista de espera', ca: 'Oferta de la llista d’espera' },
  'waiting-lapsed': { es: 'Oferta caducada', ca: 'Oferta caducada' },
  'waiting-withdrawn': { es: 'Oferta retirada', ca: 'Oferta retirada' },
  'waiting-removed': { es: 'Fuera de la lista de espera', ca: 'Fora de la llista d’espera' },
  'membership-request': { es: 'Solicitud recibida', ca: 'Sol·licitud rebuda' },
  'membership-approval': { es: 'Solicitud aprobada', ca: 'Sol·licitud aprovada' },
  'membership-rejection': { es: 'Solicitud rechazada', ca: 'Sol·licitud rebutjada' },
  'contact-message': { es: 'Aviso de mensaje al club', ca: 'Avís de missatge al club' },
  'contact-confirmation': { es: 'Mensaje recibido', ca: 'Missatge rebut' },
  'verify-email': { es: 'Confirmar el email', ca: 'Confirmar el correu' },
  'reset-password': { es: 'Nueva contraseña', ca: 'Contrasenya nova' },
  'member-sign-in': { es: 'Entrada de un socio', ca: 'Entrada d’un soci' },
  'existing-account': { es: 'Ya hay una cuenta', ca: 'Ja hi ha un compte' },
  'password-changed': { es: 'Contraseña cambiada', ca: 'Contrasenya canviada' },
  invitation: { es: 'Invitación al panel', ca: 'Invitació al panell' },
  'team-notice': { es: 'Aviso al equipo', ca: 'Avís a l’equip' },
  'panel-act': { es: 'Cambio importante en el panel', ca: 'Canvi important al panell' },
  'member-data-changed': { es: 'Datos de socio cambiados', ca: 'Dades de soci canviades' },
  'event-rush': { es: 'Muchas reservas seguidas', ca: 'Moltes reserves seguides' },
  'security-burst': { es: 'Aviso de seguridad', ca: 'Avís de seguretat' },
  'incident-opened': { es: 'Aviso técnico', ca: 'Avís tècnic' },
  'incident-recovered': { es: 'Aviso técnico resuelto', ca: 'Avís tècnic resolt' },
}
