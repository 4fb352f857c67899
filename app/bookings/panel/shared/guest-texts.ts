import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import { ca } from './guest-texts.ca.ts'
import { es, type GuestTexts } from './guest-texts.es.ts'

export type { GuestTexts }
export const guestTexts: PanelTexts<GuestTexts> = { es, ca }
