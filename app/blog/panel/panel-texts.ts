import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import { ca } from './panel-texts.ca.ts'
import { es, type PostTexts } from './panel-texts.es.ts'

export type { PostTexts }
export const postPanelTexts: PanelTexts<PostTexts> = { es, ca }
