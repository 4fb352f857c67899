import type { Language } from './i18n/language.ts'

/** The id in the data of a mail about a person's record: erasing the record erases its mails (`eraseMails`). */
export type MailSubject = 'partyId' | 'requestId' | 'contactMessageId' | 'userId' | 'linkId'

/**
 * Every kind of mail, and the id of the record that it is erased with; null where it is about no personal record: such
 * a mail is erased by its recipient. `mails/composers.server.ts` has a composer for each kind. Kinds are stored in
 * `mails.kind` and are shared with processes of the previous release: never rename one.
 */
export const mailKinds = {
  registration: 'partyId',
  party: 'partyId',
  'registration-hold': 'partyId',
  'registration-again': 'partyId',
  'registration-cancelled': 'partyId',
  'registration-receipt': 'partyId',
  'registration-left': 'partyId',
  'event-changed': 'partyId',
  'diet-reduced': 'partyId',
  'diet-reduced-notice': 'partyId',
  'waiting-joined': 'partyId',
  'waiting-offer': 'partyId',
  'waiting-lapsed': 'partyId',
  'waiting-withdrawn': 'partyId',
  'waiting-removed': 'partyId',
  'event-called-off': 'partyId',
  'event-message': 'partyId',
  reminder: 'partyId',
  thanks: 'partyId',
  'event-cancelled': null,
  'kitchen-sheet': null,
  'membership-request': 'requestId',
  'membership-approval': 'requestId',
  'membership-rejection': 'requestId',
  'membership-known': 'requestId',
  'member-welcome': 'requestId',
  'member-data-changed': 'requestId',
  'member-left': 'requestId',
  'member-message': 'requestId',
  'debit-notice': 'requestId',
  'debit-returned': 'requestId',
  'mandate-request': 'requestId',
  'mandate-signed': 'requestId',
  'mandate-revoked': 'requestId',
  'payment-reminder': 'requestId',
  'contact-message': 'contactMessageId',
  'contact-confirmation': 'contactMessageId',
  'verify-email': 'linkId',
  'reset-password': 'linkId',
  'existing-account': 'userId',
  'password-changed': 'userId',
  'second-factor-changed': 'userId',
  'new-device': 'userId',
  invitation: 'linkId',
  'member-sign-in': 'linkId',
  'team-notice': 'userId',
  'panel-act': null,
  'event-rush': null,
  'security-burst': null,
  'incident-opened': null,
  'incident-recovered': null,
} as const satisfies Record<string, MailSubject | null>

export type MailKind = keyof typeof mailKinds

/** Seats that a booking has given back, and goes on without. */
type FewerSeats = {
  seats: number
  /** Who had them; empty where others have taken a part of them. */
  guestIds: readonly string[]
  /** In euros. */
  refund: number
  /** They are paid, and the notice has passed. */
  isForfeited: boolean
}

/** `reset`: by an administrator. */
export type FactorChange = 'added' | 'removed' | 'reset' | 'codes-made' | 'recovery-code-used'

/** The other id of a test, which somebody of the team sends to themselves, is a new one. */
type WrittenMessageData = { messageId: string; isTest?: true }

/** What composers read besides the id of the record: ids, numbers, names of fields, nothing of a person. */
type FurtherData = {
  /** What the account's owner has asked for, if not to sign up. */
  'existing-account': { asked?: 'link' }
  'second-factor-changed': { change: FactorChange }
  'new-device': { sessionId: string }
  'registration-receipt': { fewer?: FewerSeats }
  'registration-left': { fewer?: FewerSeats }
  /** `version` of the event. */
  'event-changed': { version: number; facts: readonly string[] }
  'diet-reduced': { guestId: string }
  'diet-reduced-notice': { guestId: string }
  'waiting-offer': { round: number }
  'waiting-lapsed': { round: number }
  'event-message': WrittenMessageData
  reminder: WrittenMessageData
  thanks: WrittenMessageData
  'member-message': WrittenMessageData
  'debit-notice': { itemId: number }
  'debit-returned': { itemId: number }
  /** Of the release before; an event with guests is not deleted any more. `sequence` 0: its calendar has no entry. */
  'event-cancelled': { eventId: number; partyId: string; sequence: number; eventEntry: boolean; isWaiting: boolean }
  'kitchen-sheet': { sheetId: string }
  'member-data-changed': { fields: readonly string[] }
  /** `linkId` of the pending action. */
  'mandate-request': { linkId: string }
  'mandate-signed': { mandateId: string }
  'mandate-revoked': { mandateId: string }
  'payment-reminder': { reminderId: number }
  /** Moments in ISO 8601; `from` by kind of notice. */
  'team-notice': { from: Record<string, string>; until: string }
  'panel-act': { auditEventId: number }
  'event-rush': { eventId: number }
  'security-burst': { incidentId: string }
  'incident-opened': { incidentId: string }
  'incident-recovered': { incidentId: string }
}

type SubjectId<Kind extends MailKind> = (typeof mailKinds)[Kind] extends infer Subject extends MailSubject
  ? Record<Subject, string>
  : unknown

/** The data of each kind of mail, as `mails.data` stores them: what its composer gets. */
export type MailDataOf = {
  [Kind in MailKind]: SubjectId<Kind> & (Kind extends keyof FurtherData ? FurtherData[Kind] : unknown)
}
export type MailData<Kind extends MailKind> = MailDataOf[Kind]

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

/** Not offered while the club has no treasury. */
export const treasuryMailKinds: readonly string[] = [
  'debit-notice',
  'debit-returned',
  'mandate-request',
  'mandate-signed',
  'mandate-revoked',
  'payment-reminder',
] satisfies MailKind[]

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
  'event-message': { es: 'Mensaje a los comensales', ca: 'Missatge als comensals' },
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
  'membership-known': { es: 'Solicitud de quien ya es socio', ca: 'Sol·licitud de qui ja és soci' },
  'member-welcome': { es: 'Bienvenida de un socio', ca: 'Benvinguda d’un soci' },
  'contact-message': { es: 'Aviso de mensaje al club', ca: 'Avís de missatge al club' },
  'contact-confirmation': { es: 'Mensaje recibido', ca: 'Missatge rebut' },
  'verify-email': { es: 'Confirmar el email', ca: 'Confirmar el correu' },
  'reset-password': { es: 'Nueva contraseña', ca: 'Contrasenya nova' },
  'member-sign-in': { es: 'Entrada de un socio', ca: 'Entrada d’un soci' },
  'existing-account': { es: 'Ya hay una cuenta', ca: 'Ja hi ha un compte' },
  'password-changed': { es: 'Contraseña cambiada', ca: 'Contrasenya canviada' },
  'new-device': { es: 'Entrada desde un dispositivo nuevo', ca: 'Entrada des d’un dispositiu nou' },
  'second-factor-changed': { es: 'Segundo factor cambiado', ca: 'Segon factor canviat' },
  invitation: { es: 'Invitación al panel', ca: 'Invitació al panell' },
  'team-notice': { es: 'Aviso al equipo', ca: 'Avís a l’equip' },
  'panel-act': { es: 'Cambio importante en el panel', ca: 'Canvi important al panell' },
  'member-data-changed': { es: 'Datos de socio cambiados', ca: 'Dades de soci canviades' },
  'member-left': { es: 'Baja de un socio', ca: 'Baixa d’un soci' },
  'member-message': { es: 'Mensaje a los socios', ca: 'Missatge als socis' },
  'mandate-request': {
    es: 'Enlace para firmar la orden de domiciliación',
    ca: 'Enllaç per signar l’ordre de domiciliació',
  },
  'mandate-signed': { es: 'Copia de la orden de domiciliación', ca: 'Còpia de l’ordre de domiciliació' },
  'mandate-revoked': { es: 'Orden de domiciliación dada de baja', ca: 'Ordre de domiciliació donada de baixa' },
  'payment-reminder': { es: 'Recordatorio de pago', ca: 'Recordatori de pagament' },
  'debit-notice': { es: 'Aviso de cargo', ca: 'Avís de càrrec' },
  'debit-returned': { es: 'Recibo devuelto', ca: 'Rebut retornat' },
  'event-rush': { es: 'Muchas reservas seguidas', ca: 'Moltes reserves seguides' },
  'security-burst': { es: 'Aviso de seguridad', ca: 'Avís de seguretat' },
  'incident-opened': { es: 'Aviso técnico', ca: 'Avís tècnic' },
  'incident-recovered': { es: 'Aviso técnico resuelto', ca: 'Avís tècnic resolt' },
}
