import type { EventTab } from '#app/events/panel/event-tab.ts'
import { opinionTexts } from './opinion-texts.ca.ts'

export const opinionsTab: EventTab = {
  path: 'opiniones',
  needs: 'opinions.read',
  label: (language) => opinionTexts[language].title,
  isFor: ({ begun }) => begun,
  count: { alert: (language, comments) => opinionTexts[language].unread(comments) },
}
