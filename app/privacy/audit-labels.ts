import type { Language } from '#app/i18n/language.ts'
import { auditTexts } from './audit-texts.ca.ts'
import { findLabel } from './find-label.ts'

export function auditLabel(action: string, language: Language): string {
  return findLabel(auditTexts[language].actions, action)
}

export function subjectKindOf(action: string): string {
  return action.split('.', 1)[0] ?? ''
}

export function subjectLabel(action: string, language: Language): string {
  return findLabel(auditTexts[language].subjects, subjectKindOf(action))
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
