import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import { ca } from './retention-texts.ca.ts'
import { es, type RetentionTexts } from './retention-texts.es.ts'

export type { RetentionTexts }
export const retentionTexts: PanelTexts<RetentionTexts> = { es, ca }
