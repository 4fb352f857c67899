import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import { ca } from './panel-texts.ca.ts'
import { es, type ClubPanelTexts } from './panel-texts.es.ts'

export type { ClubPanelTexts }
export const clubPanelTexts: PanelTexts<ClubPanelTexts> = { es, ca }
