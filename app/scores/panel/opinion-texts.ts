import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import { ca } from './opinion-texts.ca.ts'
import { es, type OpinionTexts } from './opinion-texts.es.ts'

export type { OpinionTexts }
export const opinionTexts: PanelTexts<OpinionTexts> = { es, ca }
