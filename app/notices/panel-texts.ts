import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import { ca } from './panel-texts.ca.ts'
import { es, type NoticeTexts } from './panel-texts.es.ts'

export type { NoticeTexts }
export const noticeTexts: PanelTexts<NoticeTexts> = { es, ca }
