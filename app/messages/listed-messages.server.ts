import { noMails, type CountedMails, type MailFigures } from './mail-figures.server.ts'
import type { Message } from './message-scope.ts'

export type ListedMessage = {
  /** Null of an automatic one that nobody has changed. */
  id: string | null
  kind: Message['kind'] | 'change'
  audience: Message['audience'] | null
  /** Of a message to the members of one type. */
  membershipType: string | null
  state: Message['state']
  /** Of a written one, in both languages. */
  subject: { es: string; ca: string }
  /** When it is to leave; of what has left, when its last mail did. */
  at: string | null
  figures: MailFigures
}

/** @param planned when it is to leave */
export function toListed(row: Message, counted: CountedMails | undefined, planned: Date): ListedMessage {
  const { lastSentAt, ...figures } = counted ?? { ...noMails, all: row.mailCount ?? 0, lastSentAt: null }
  const at = row.state === 'sent' && lastSentAt ? new Date(lastSentAt) : planned
  return {
    id: row.id,
    kind: row.kind,
    audience: row.audience,
    membershipType: row.membershipType,
    state: row.state,
    subject: { es: row.subject, ca: row.subjectCa },
    at: at.toISOString(),
    figures,
  }
}
