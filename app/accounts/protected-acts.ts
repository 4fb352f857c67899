import type { AuditAction } from '#app/platform/audit-actions.ts'

type Protection = {
  /** `always`, the fields of the form whose change asks for the password, or `in-form`: the form has a field for it. */
  asks: 'always' | 'in-form' | readonly string[]
  /** Who gets a mail about it; with `asks` by fields, when one of them has changed. */
  tells?: 'administrators' | 'member' | 'account' | 'guests'
}

/**
 * Acts of the panel that move money, give access, show or export people, reach many people, or cannot be undone: each
 * asks for one's own password (`recent-password.server.ts`). Every other act is in `openActs`.
 */
export const protectedActs = {
  'blocked-payment.exported': { asks: 'always' },
  'blocked-payment.shown': { asks: 'always' },
  'club.restored': { asks: 'always', tells: 'administrators' },
  'club.texts-updated': { asks: 'always' },
  'club.updated': { asks: ['how_to_pay', 'how_to_pay_ca', 'fee', 'fee_ca', 'email'], tells: 'administrators' },
  'demo-content.removed': { asks: 'always' },
  'event.cancelled': { asks: 'always', tells: 'guests' },
  'event.created': { asks: ['how_to_pay', 'how_to_pay_ca'], tells: 'administrators' },
  'event.deleted': { asks: 'always', tells: 'guests' },
  'event.diets-shown': { asks: 'always' },
  'event.door-pass-created': { asks: 'always' },
  'event.message-scheduled': { asks: 'always' },
  'event.message-text-changed': { asks: 'always' },
  'event.updated': { asks: ['how_to_pay', 'how_to_pay_ca'], tells: 'administrators' },
  'guest.erased': { asks: 'always' },
  'guest.exported': { asks: 'always' },
  'mail.erased': { asks: 'always' },
  'mail.exported': { asks: 'always' },
  'mails.exported': { asks: 'always' },
  'membership-request.baja': { asks: 'always' },
  'membership-request.erased': { asks: 'always' },
  'membership-request.exported': { asks: 'always' },
  'membership-requests.exported': { asks: 'always' },
  'message.erased': { asks: 'always' },
  'message.exported': { asks: 'always' },
  'messages.exported': { asks: 'always' },
  'registration.erased': { asks: 'always' },
  'registration.exported': { asks: 'always' },
  'registrations.exported': { asks: 'always' },
  'security-events.exported': { asks: 'always' },
  // Ending other sessions; signing out does not ask.
  'session.ended': { asks: 'always' },
  'sign-up.erased': { asks: 'always' },
  'sign-up.exported': { asks: 'always' },
  'socio.deleted': { asks: 'always' },
  'socio.erased': { asks: 'always' },
  'socio.exported': { asks: 'always' },
  'socio.iban-shown': { asks: 'always' },
  'socio.sessions-ended': { asks: 'always' },
  'socio.updated': { asks: ['iban', 'email'], tells: 'member' },
  'socios.exported': { asks: 'always' },
  'trail.exported': { asks: 'always' },
  'user.erased': { asks: 'always' },
  'user.exported': { asks: 'always' },
  'user.invited-as-admin': { asks: 'always', tells: 'administrators' },
  'user.invited-as-editor': { asks: 'always' },
  'user.made-admin': { asks: 'always', tells: 'administrators' },
  'user.made-editor': { asks: 'always' },
  'user.made-user': { asks: 'always' },
  'user.own-password-changed': { asks: 'in-form', tells: 'account' },
  'user.password-changed': { asks: 'always', tells: 'account' },
  'user.sessions-ended': { asks: 'always' },
  'users.exported': { asks: 'always' },
} as const satisfies Partial<Record<AuditAction, Protection>>

export type ProtectedAct = keyof typeof protectedActs

type FieldsOf<Act extends ProtectedAct> = (typeof protectedActs)[Act]['asks']
/** The acts that ask for some fields only. */
export type PartlyProtectedAct = {
  [Act in ProtectedAct]: FieldsOf<Act> extends readonly string[] ? Act : never
}[ProtectedAct]

export function protectionOf(act: AuditAction): Protection | undefined {
  const all: Partial<Record<AuditAction, Protection>> = protectedActs
  return all[act]
}

/** The fields of `act` that ask, and that differ between what is stored and what is given. */
export function protectedChanges(
  act: PartlyProtectedAct,
  stored: Readonly<Record<string, unknown>>,
  given: Readonly<Record<string, unknown>>,
): string[] {
  const fields: readonly string[] = protectedActs[act].asks
  return fields.filter((field) => textOf(stored[field]) !== textOf(given[field]))
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.normalize('NFC').replace(/\r\n?/g, '\n').trim() : ''
}

/** Why an act needs no password. `record`: it deletes one record of daily work, which the nightly copy still has. */
export const openActs = {
  undone: [
    'event.archived',
    'event.door-pass-revoked',
    'event.message-resumed',
    'event.message-saved',
    'event.message-stopped',
    'event.preview-created',
    'event.preview-withdrawn',
    'event.unarchived',
    'membership-request.approved',
    'membership-request.created',
    'membership-request.rejected',
    'message.answered',
    'message.read',
    'message.unanswered',
    'organizer.created',
    'organizer.updated',
    'picture.described',
    'picture.uploaded',
    'post.created',
    'post.updated',
    'registration.attended',
    'registration.cancelled',
    'registration.comment-hidden',
    'registration.comment-shown',
    'registration.confirmed',
    'registration.created',
    'registration.diet-changed',
    'registration.guest-added',
    'registration.moved',
    'registration.not-attended',
    'registration.payment-noted',
    'registration.refund-reopened',
    'registration.refund-settled',
    'registration.restored',
    'registration.seated-beyond',
    'registration.seats-cancelled',
    'registration.table-changed',
    'registration.updated',
    'registrations.burst-undone',
    'restaurant.created',
    'restaurant.updated',
    'socio.active',
    'socio.suspended',
    'user.notices-chosen',
    'waiting-party.extended',
    'waiting-party.joined',
    'waiting-party.offered',
    'waiting-party.removed',
    'waiting-party.restored',
    'waiting-party.returned',
    'waiting-party.seated',
    'waiting-party.withdrawn',
  ],
  record: [
    'event.message-deleted',
    'membership-request.deleted',
    'message.deleted',
    'organizer.deleted',
    'post.deleted',
    'restaurant.deleted',
  ],
  /** A mail to one person, or to oneself. */
  mail: [
    'event.kitchen-sheet-sent',
    'event.message-tested',
    'mail.sent-again',
    'membership-request.link-sent-again',
    'registration.link-sent-again',
    'user.password-link-sent',
  ],
  shown: ['event.kitchen-sheet-shown', 'person.opened', 'registration.diet-shown', 'socio.shown'],
  /** By the product, by a mailed link, or the sign-in itself. */
  outside: [
    'erasures.applied-again',
    'event.kitchen-sheet-confirmed',
    'retention.purged',
    'secrets.rotated',
    'session.begun',
    'session.confirmed',
    'user.invitation-accepted',
  ],
} as const satisfies Record<string, readonly AuditAction[]>

export type OpenAct = (typeof openActs)[keyof typeof openActs][number]
