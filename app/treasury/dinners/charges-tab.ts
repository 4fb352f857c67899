import type { EventTab } from '#app/events/panel/event-tab.ts'
import { dinnerTexts } from './dinner-texts.ca.ts'

export const chargesTab: EventTab = {
  path: 'cargos',
  needs: 'treasury.read',
  label: (language) => dinnerTexts[language].title,
  isFor: ({ price }) => price > 0,
}
