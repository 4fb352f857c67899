import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import { ca } from './kitchen-panel-texts.ca.ts'
import { es, type KitchenPanelTexts } from './kitchen-panel-texts.es.ts'

export type { KitchenPanelTexts }
export const kitchenPanelTexts: PanelTexts<KitchenPanelTexts> = { es, ca }
