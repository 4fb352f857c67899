import { editorTab } from '#app/events/panel/editor/editor-tab.ts'
import { bookingsTab } from '#app/bookings/panel/bookings-tab.ts'
import type { EventTab } from '#app/events/panel/event-tab.ts'
import { waitingTab } from '#app/waiting-list/panel/waiting-tab.ts'
import { kitchenTab } from '#app/kitchen/panel/kitchen-tab.ts'
import { messagesTab } from '#app/event-messages/panel/messages-tab.ts'
import { doorTab } from '#app/door/panel/door-tab.ts'
import { chargesTab } from '#app/treasury/dinners/charges-tab.ts'
import { opinionsTab } from '#app/scores/panel/opinions-tab.ts'

/** The pages of one event, in this order. */
export const eventTabs: readonly EventTab[] = [
  editorTab,
  bookingsTab,
  waitingTab,
  kitchenTab,
  messagesTab,
  doorTab,
  opinionsTab,
  chargesTab,
]
