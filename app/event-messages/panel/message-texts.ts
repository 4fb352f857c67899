import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import { ca } from './message-texts.ca.ts'
import { es, type MessageTexts } from './message-texts.es.ts'

export type { MessageTexts }
export const messageTexts: PanelTexts<MessageTexts> = { es, ca }
