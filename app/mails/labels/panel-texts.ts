import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import { ca } from './panel-texts.ca.ts'
import { es, type MailsTexts } from './panel-texts.es.ts'

export type { MailsTexts }
export const mailsTexts: PanelTexts<MailsTexts> = { es, ca }
