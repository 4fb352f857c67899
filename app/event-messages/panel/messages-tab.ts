import type { EventTab } from '#app/events/panel/event-tab.ts'
import { guestMessageTexts } from './guest-message-texts.ca.ts'

export const messagesTab: EventTab = {
  path: 'mensajes',
  needs: 'event-messages.read',
  label: (language) => guestMessageTexts[language].title,
}
