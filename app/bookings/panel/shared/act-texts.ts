import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import { ca } from './act-texts.ca.ts'
import { es, type ActTexts } from './act-texts.es.ts'

export type { ActTexts }
export const actTexts: PanelTexts<ActTexts> = { es, ca }
