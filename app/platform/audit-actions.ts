/** The verbs of `audit_log.action` by the kind of its subject. Stored rows contain them, so they do not change. */
type AuditVerbs = {
  'blocked-payment': 'exported' | 'shown'
  club: 'restored' | 'updated'
  'demo-content': 'removed'
  erasures: 'applied-again'
  event:
    | 'archived'
    | 'cancelled'
    | 'created'
    | 'deleted'
    | 'diets-shown'
    | 'preview-created'
    | 'preview-withdrawn'
    | 'unarchived'
    | 'updated'
  mail: 'erased' | 'exported' | 'sent-again'
  mails: 'exported'
  'membership-request':
    | 'approved'
    | 'baja'
    | 'created'
    | 'deleted'
    | 'erased'
    | 'exported'
    | 'link-sent-again'
    | 'rejected'
  'membership-requests': 'exported'
  message: 'answered' | 'deleted' | 'erased' | 'exported' | 'read' | 'unanswered'
  messages: 'exported'
  organizer: 'created' | 'deleted' | 'updated'
  person: 'opened'
  picture: 'described' | 'uploaded'
  post: 'created' | 'deleted' | 'updated'
  registration:
    | 'attended'
    | 'cancelled'
    | 'confirmed'
    | 'created'
    | 'diet-changed'
    | 'diet-shown'
    | 'erased'
    | 'exported'
    | 'guest-added'
    | 'link-sent-again'
    | 'moved'
    | 'not-attended'
    | 'refund-reopened'
    | 'refund-settled'
    | 'restored'
    | 'seated-beyond'
    | 'seats-cancelled'
    | 'table-changed'
    | 'updated'
  registrations: 'burst-undone' | 'exported'
  restaurant: 'created' | 'deleted' | 'updated'
  retention: 'purged'
  secrets: 'rotated'
  'security-events': 'exported'
  session: 'begun' | 'confirmed' | 'ended'
  'sign-up': 'erased' | 'exported'
  socio: 'active' | 'deleted' | 'erased' | 'exported' | 'iban-shown' | 'shown' | 'suspended' | 'updated'
  socios: 'exported'
  trail: 'exported'
  user:
    | 'erased'
    | 'exported'
    | 'invitation-accepted'
    | 'invited-as-admin'
    | 'invited-as-editor'
    | 'made-admin'
    | 'made-editor'
    | 'made-user'
    | 'notices-chosen'
    | 'password-changed'
    | 'sessions-ended'
  users: 'exported'
  'waiting-party': 'extended' | 'joined' | 'offered' | 'removed' | 'returned' | 'seated' | 'withdrawn'
}

export type AuditSubjectKind = keyof AuditVerbs

/** `kind.verb`: `socio.iban-shown`. */
export type AuditAction = { [Kind in AuditSubjectKind]: `${Kind}.${AuditVerbs[Kind]}` }[AuditSubjectKind]

/** The kinds that are exported: `kind.exported` is an action. */
export type ExportedKind = {
  [Kind in AuditSubjectKind]: 'exported' extends AuditVerbs[Kind] ? Kind : never
}[AuditSubjectKind]
