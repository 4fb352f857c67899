import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import { ca } from './panel-texts.ca.ts'
import { es, type EventPanelTexts } from './panel-texts.es.ts'

export type { EventPanelTexts }
export const eventPanelTexts: PanelTexts<EventPanelTexts> = { es, ca }
