import type { EventTab } from '#app/events/panel/event-tab.ts'
import { messageTexts } from './message-texts.ca.ts'

export const messagesTab: EventTab = {
  path: 'mensajes',
  needs: 'event-messages.read',
  label: (language) => messageTexts[language].title,
}
