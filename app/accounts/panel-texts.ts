import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import { ca } from './panel-texts.ca.ts'
import { es, type AccountTexts } from './panel-texts.es.ts'

export type { AccountTexts }
export const accountTexts: PanelTexts<AccountTexts> = { es, ca }
