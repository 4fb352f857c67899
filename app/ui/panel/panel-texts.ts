import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import { ca } from './panel-texts.ca.ts'
import { es, type SharedTexts } from './panel-texts.es.ts'

/** What the components of every page of the panel say. */
export const sharedTexts: PanelTexts<SharedTexts> = { es, ca }
