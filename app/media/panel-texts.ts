import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import { ca } from './panel-texts.ca.ts'
import { es, type MediaTexts } from './panel-texts.es.ts'

export type { MediaTexts }
export const mediaTexts: PanelTexts<MediaTexts> = { es, ca }
