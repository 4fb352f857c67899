import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import { ca } from './panel-texts.ca.ts'
import { es, type DraftTexts } from './panel-texts.es.ts'

export type { DraftTexts }
export const draftTexts: PanelTexts<DraftTexts> = { es, ca }
