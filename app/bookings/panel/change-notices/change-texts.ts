import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import { ca } from './change-texts.ca.ts'
import { es, type ChangeTexts } from './change-texts.es.ts'

export const changePanelTexts: PanelTexts<ChangeTexts> = { es, ca }
