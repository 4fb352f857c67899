import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import { ca } from './panel-texts.ca.ts'
import { es, type AdminTexts } from './panel-texts.es.ts'

export type { AdminTexts }
export const adminTexts: PanelTexts<AdminTexts> = { es, ca }
