import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import { ca } from './panel-texts.ca.ts'
import { es, type MembershipTexts } from './panel-texts.es.ts'

/** States and payment methods, also of the dashboard and of privacy. */
export const membershipTexts: PanelTexts<MembershipTexts> = { es, ca }
