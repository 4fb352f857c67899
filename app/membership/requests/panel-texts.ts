import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import { ca } from './panel-texts.ca.ts'
import { es, type RequestTexts } from './panel-texts.es.ts'

export type { RequestTexts }
export const requestTexts: PanelTexts<RequestTexts> = { es, ca }
