import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import { ca } from './frame-texts.ca.ts'
import { es, type FrameTexts } from './frame-texts.es.ts'

export type { FrameTexts }
export const frameTexts: PanelTexts<FrameTexts> = { es, ca }
