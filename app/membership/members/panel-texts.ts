import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import { ca } from './panel-texts.ca.ts'
import { es, type SocioTexts } from './panel-texts.es.ts'

export type { SocioTexts }
export const socioTexts: PanelTexts<SocioTexts> = { es, ca }
