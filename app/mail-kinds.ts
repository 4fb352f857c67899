/** What a mail is about: erasing such a record erases its mails (`eraseMails`). */
export type MailSubject = 'registration' | 'membership-request' | 'contact-message' | 'account' | 'link'

type MailKindFacts = {
  /** The panel's name for the kind. */
  label: string
  /** Null where the mail's reference names no personal record: it is erased by its recipient. */
  erasedWith: MailSubject | null
}

/**
 * Every kind of mail; `mails/composers.server.ts` has a composer for each. Kinds are stored in `mails.kind` and are
 * shared with processes of the previous release: never rename one.
 */
export const mailKinds = {
  registration: { label: 'Inscripción confirmada', erasedWith: 'registration' },
  'registration-hold': { label: 'Inscripción por confirmar', erasedWith: 'registration' },
  'registration-again': { label: 'Inscripción repetida', erasedWith: 'registration' },
  'registration-cancelled': { label: 'Inscripción cancelada', erasedWith: 'registration' },
  'registration-receipt': { label: 'Comprobante de cancelación', erasedWith: 'registration' },
  'registration-left': { label: 'Aviso de plaza cancelada', erasedWith: 'registration' },
  'event-changed': { label: 'Evento cambiado', erasedWith: 'registration' },
  'event-cancelled': { label: 'Evento cancelado', erasedWith: null },
  'membership-request': { label: 'Solicitud recibida', erasedWith: 'membership-request' },
  'membership-approval': { label: 'Solicitud aprobada', erasedWith: 'membership-request' },
  'membership-rejection': { label: 'Solicitud rechazada', erasedWith: 'membership-request' },
  'contact-message': { label: 'Aviso de mensaje al club', erasedWith: 'contact-message' },
  'contact-confirmation': { label: 'Mensaje recibido', erasedWith: 'contact-message' },
  'verify-email': { label: 'Confirmar el email', erasedWith: 'link' },
  'reset-password': { label: 'Nueva contraseña', erasedWith: 'link' },
  'existing-account': { label: 'Ya hay una cuenta', erasedWith: 'account' },
  'password-changed': { label: 'Contraseña cambiada', erasedWith: 'account' },
  invitation: { label: 'Invitación al panel', erasedWith: 'link' },
  'security-burst': { label: 'Aviso de seguridad', erasedWith: null },
  'incident-opened': { label: 'Aviso técnico', erasedWith: null },
  'incident-recovered': { label: 'Aviso técnico resuelto', erasedWith: null },
} as const satisfies Record<string, MailKindFacts>

export type MailKind = keyof typeof mailKinds

export function isMailKind(text: string): text is MailKind {
  return Object.hasOwn(mailKinds, text)
}

/** The panel's name of a stored kind; the kind itself where only a newer release has a name for it. */
export function mailKindLabel(kind: string): string {
  return isMailKind(kind) ? mailKinds[kind].label : kind
}

export function mailKindsErasedWith(subject: MailSubject): MailKind[] {
  return Object.keys(mailKinds)
    .filter(isMailKind)
    .filter((kind) => mailKinds[kind].erasedWith === subject)
}
