import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import { ca } from './booking-texts.ca.ts'
import { es, type BookingTexts } from './booking-texts.es.ts'

export type { BookingTexts }
export const bookingTexts: PanelTexts<BookingTexts> = { es, ca }
