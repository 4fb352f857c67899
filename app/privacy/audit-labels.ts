import type { Language } from '#app/i18n/language.ts'
import type { AuditSubject } from '#app/noun.ts'
import { auditedActs, nouns } from '#app/nouns.ts'
import { auditTexts } from './audit-texts.ts'

const subjects: Readonly<Record<string, AuditSubject>> = Object.assign({}, ...nouns.map((noun) => noun.subjects))

/** The action itself where only another release has a label for it. */
export function auditLabel(action: string, language: Language): string {
  return auditedActs[action]?.[language] ?? action
}

export function subjectKindOf(action: string): string {
  return action.split('.', 1)[0] ?? ''
}

export function subjectLabel(action: string, language: Language): string {
  const kind = subjectKindOf(action)
  return subjects[kind]?.[language] ?? kind
}

export type AuditActor =
  | { kind: 'system' }
  | { kind: 'member' }
  | { kind: 'account'; email: string }
  | { kind: 'door-pass'; name: string }
  | { kind: 'deleted'; id: string }

export function actorName(actor: AuditActor, language: Language): string {
  const t = auditTexts[language]
  if (actor.kind === 'system') return t.system
  if (actor.kind === 'door-pass') return t.doorPass(actor.name)
  if (actor.kind === 'member') return t.member
  return actor.kind === 'account' ? actor.email : t.deletedAccount(actor.id.slice(0, 8))
}
