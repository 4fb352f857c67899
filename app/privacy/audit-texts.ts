import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import { ca } from './audit-texts.ca.ts'
import { es, type AuditTexts } from './audit-texts.es.ts'

export type { AuditTexts }
export const auditTexts: PanelTexts<AuditTexts> = { es, ca }
