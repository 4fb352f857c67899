import type { EventTab } from '#app/events/panel/event-tab.ts'
import { eventPanelTexts } from '#app/events/panel/panel-texts.ca.ts'

export const editorTab: EventTab = {
  path: '',
  needs: 'events.read',
  label: (language) => eventPanelTexts[language].editor.tab,
}
