import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import { ca } from './waiting-texts.ca.ts'
import { es, type WaitingTexts } from './waiting-texts.es.ts'

export type { WaitingTexts }
export const waitingTexts: PanelTexts<WaitingTexts> = { es, ca }
