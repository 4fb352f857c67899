import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import { ca } from './person-texts.ca.ts'
import { es, type PersonTexts } from './person-texts.es.ts'

export type { PersonTexts }
export const personTexts: PanelTexts<PersonTexts> = { es, ca }
