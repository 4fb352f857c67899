import type { Capability } from '#app/accounts/capabilities.ts'
import { bookingTexts } from '#app/bookings/panel/shared/booking-texts.ts'
import { passTexts } from '#app/door/panel/pass-texts.ts'
import { guestMessageTexts } from '#app/event-messages/panel/guest-message-texts.ts'
import type { PanelEvent } from '#app/events/panel/panel-event.server.ts'
import { eventEditorTexts } from '#app/events/panel/editor/editor-texts.ts'
import type { Language } from '#app/i18n/language.ts'
import { kitchenPanelTexts } from '#app/kitchen/panel/kitchen-panel-texts.ts'
import { opinionTexts } from '#app/scores/panel/opinion-texts.ts'
import { dinnerTexts } from '#app/treasury/dinners/dinner-texts.ts'
import { waitingTexts } from '#app/waiting-list/panel/waiting-texts.ts'

export type EventTab = {
  /** The last part of its address; '' is the address of the event. */
  path: string
  /** What its route needs. Others do not see the tab. */
  needs: Capability
  label: (language: Language) => string
  /** Without: for each event. */
  isFor?: (event: PanelEvent) => boolean
  /** Outside the panel's router. */
  isDocument?: boolean
  /** How its number looks, without none. What an alert counts is read aloud; 0 is not shown. */
  count?: 'plain' | { alert: (language: Language, number: number) => string }
}

/** The pages of one event, in this order; most are of other slices. */
export const eventTabs: readonly EventTab[] = [
  { path: '', needs: 'events.read', label: (language) => eventEditorTexts[language].editor.tab },
  {
    path: 'inscripciones',
    needs: 'registrations.read',
    label: (language) => bookingTexts[language].title,
    count: 'plain',
  },
  { path: 'espera', needs: 'waiting.read', label: (language) => waitingTexts[language].title, count: 'plain' },
  {
    path: 'cocina',
    needs: 'diets.read',
    label: (language) => kitchenPanelTexts[language].title,
    count: { alert: (language, changes) => kitchenPanelTexts[language].unsent(changes) },
  },
  { path: 'mensajes', needs: 'event-messages.read', label: (language) => guestMessageTexts[language].title },
  { path: 'puerta', needs: 'door.read', label: (language) => passTexts[language].door, isDocument: true },
  {
    path: 'opiniones',
    needs: 'opinions.read',
    label: (language) => opinionTexts[language].title,
    isFor: ({ begun }) => begun,
    count: { alert: (language, comments) => opinionTexts[language].unread(comments) },
  },
  {
    path: 'cargos',
    needs: 'treasury.read',
    label: (language) => dinnerTexts[language].title,
    isFor: ({ price }) => price > 0,
  },
]
