import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import { ca } from './pass-texts.ca.ts'
import { es, type PassTexts } from './pass-texts.es.ts'

export type { PassTexts }
export const passTexts: PanelTexts<PassTexts> = { es, ca }
