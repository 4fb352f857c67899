import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import { ca } from './door-texts.ca.ts'
import { es, type DoorTexts } from './door-texts.es.ts'

export type { DoorTexts }
export const doorTexts: PanelTexts<DoorTexts> = { es, ca }
