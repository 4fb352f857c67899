import type { EventTab } from '#app/events/panel/event-tab.ts'
import { waitingTexts } from './waiting-texts.ca.ts'

export const waitingTab: EventTab = {
  path: 'espera',
  needs: 'waiting.read',
  label: (language) => waitingTexts[language].title,
  count: 'plain',
}
