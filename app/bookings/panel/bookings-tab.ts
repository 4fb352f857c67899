import type { EventTab } from '#app/events/panel/event-tab.ts'
import { bookingTexts } from './shared/booking-texts.ca.ts'

export const bookingsTab: EventTab = {
  path: 'inscripciones',
  needs: 'registrations.read',
  label: (language) => bookingTexts[language].title,
  count: 'plain',
}
