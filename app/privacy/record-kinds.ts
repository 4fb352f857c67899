export const recordKinds = [
  'socio',
  'membership-request',
  'registration',
  'guest',
  'message',
  'user',
  'sign-up',
  'mail',
  'blocked-payment',
] as const
export type RecordKind = (typeof recordKinds)[number]

export function isRecordKind(text: string): text is RecordKind {
  return recordKinds.some((kind) => kind === text)
}

/** `other`: of a release before or after this one. */
export type LinkKind =
  | 'sign-up'
  | 'reset-password'
  | 'invitation'
  | 'member-sign-in'
  | 'mandate'
  | 'second-factor'
  | 'other'

/** Identifies a record within its kind: an event and its day, a member's number, the kind of a mail. */
export type RecordTitle = { name?: string; at?: string; link?: LinkKind; mail?: string }

export type DispositionReason =
  | 'payments-blocked'
  | 'with-its-mails'
  | 'has-member'
  | 'debited'
  | 'seat-counts'
  | 'seat-free'
  | 'guest-seat'
  | 'cancelled'
  | 'copy-in-mailbox'
  | 'staff'
  | 'sessions-end'
  | 'link-ends'
  | 'mail-queued'
  | 'mail-sent'
  | 'blocked-until'

/** What an erasure does: the record goes, goes except for legally blocked data, or stays. */
export type Disposition = { disposition: 'goes' | 'blocked' | 'stays'; reason: DispositionReason; until?: string }

export type PersonalRecord = Disposition & {
  kind: RecordKind
  id: string
  title: RecordTitle
  at: string
  fields: Record<string, string | null>
  hidden: string[]
}

export type ItemKey = { kind: RecordKind; id: string }

/** `socio:2b1f…`, the format of the form field. */
export function formatItemKey({ kind, id }: ItemKey): string {
  return `${kind}:${id}`
}

export function parseItemKey(text: string): ItemKey | null {
  const [kind = '', ...rest] = text.split(':')
  const id = rest.join(':')
  return isRecordKind(kind) && id !== '' && id.length <= 100 ? { kind, id } : null
}

export function parseItemKeys(text: string): ItemKey[] {
  return text.split('\n').flatMap((line) => parseItemKey(line.trim()) ?? [])
}

const linkKinds: readonly LinkKind[] = [
  'sign-up',
  'reset-password',
  'invitation',
  'member-sign-in',
  'mandate',
  'second-factor',
]

export function linkKindOf(identifier: string): LinkKind {
  return linkKinds.find((kind) => kind === identifier.split(':', 1)[0]) ?? 'other'
}
