import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import { ca } from './record-texts.ca.ts'
import { es, type RecordTexts } from './record-texts.es.ts'

export const recordTexts: PanelTexts<RecordTexts> = { es, ca }
