import type { Protection } from '#app/noun.ts'
import { auditedActs } from '#app/nouns.ts'
import type { AuditAction, AuditRegister, KeyIn } from '#app/platform/audit-actions.ts'

export type ProtectedAct = Extract<KeyIn<AuditRegister['acts'], { asks: unknown }>, AuditAction>

/** The acts that ask for some fields only. */
export type PartlyProtectedAct = Extract<KeyIn<AuditRegister['acts'], { asks: readonly string[] }>, AuditAction>

/** What an act asks and whom it tells; undefined for one that needs no password. */
export function protectionOf(action: AuditAction): Protection | undefined {
  const act = auditedActs[action]
  return act?.asks ? act : undefined
}

/** The fields of `act` that ask, and that differ between what is stored and what is given. */
export function protectedChanges(
  act: PartlyProtectedAct,
  stored: Readonly<Record<string, unknown>>,
  given: Readonly<Record<string, unknown>>,
): string[] {
  const { asks = [] } = protectionOf(act) ?? {}
  return typeof asks === 'string' ? [] : asks.filter((field) => textOf(stored[field]) !== textOf(given[field]))
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.normalize('NFC').replace(/\r\n?/g, '\n').trim() : ''
}
