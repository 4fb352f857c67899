import type { EventTab } from '#app/events/panel/event-tab.ts'
import { passTexts } from './pass-texts.ca.ts'

export const doorTab: EventTab = {
  path: 'puerta',
  needs: 'door.read',
  label: (language) => passTexts[language].door,
  isDocument: true,
}
