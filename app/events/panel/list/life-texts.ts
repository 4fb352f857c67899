import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import { ca } from './life-texts.ca.ts'
import { es, type LifeTexts } from './life-texts.es.ts'

export type { LifeTexts }
export const lifeTexts: PanelTexts<LifeTexts> = { es, ca }
