import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import { ca } from './panel-texts.ca.ts'
import { es, type OrganizerTexts } from './panel-texts.es.ts'

export type { OrganizerTexts }
export const organizerTexts: PanelTexts<OrganizerTexts> = { es, ca }
