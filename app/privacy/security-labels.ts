import type { Language } from '#app/i18n/language.ts'
import { securityEvents, type SecurityEventKind } from '#app/platform/observability/security-events.ts'
import { auditTexts } from './audit-texts.ts'

export const securityEventKinds = Object.keys(securityEvents) as SecurityEventKind[]

export function isSecurityEventKind(value: string | null): value is SecurityEventKind {
  return value !== null && Object.hasOwn(securityEvents, value)
}

export function securityEventLabel(kind: string, language: Language): string {
  return isSecurityEventKind(kind) ? auditTexts[language].security.kinds[kind] : kind
}
