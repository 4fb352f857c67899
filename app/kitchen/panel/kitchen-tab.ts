import type { EventTab } from '#app/events/panel/event-tab.ts'
import { kitchenPanelTexts } from './kitchen-panel-texts.ca.ts'

export const kitchenTab: EventTab = {
  path: 'cocina',
  needs: 'diets.read',
  label: (language) => kitchenPanelTexts[language].title,
  count: { alert: (language, changes) => kitchenPanelTexts[language].unsent(changes) },
}
