import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import { ca } from './payment-texts.ca.ts'
import { es, type PaymentTexts } from './payment-texts.es.ts'

export type { PaymentTexts }
export const paymentTexts: PanelTexts<PaymentTexts> = { es, ca }
