/** What a mail is about: erasing such a record erases its mails (`eraseMails`). */
export type MailSubject = 'registration' | 'membership-request' | 'contact-message' | 'account' | 'link'

/**
 * Every kind of mail, and what it is erased with; null where its reference names no personal record: such a mail is
 * erased by its recipient. `mails/composers.server.ts` has a composer for each kind, `mails/labels/panel-texts.*.ts` a label.
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
