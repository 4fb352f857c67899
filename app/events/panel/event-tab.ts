import type { Capability } from '#app/accounts/capabilities.ts'
import type { Language } from '#app/i18n/language.ts'
import type { PanelEvent } from './panel-event.server.ts'

/** A page of a slice in the frame of one event. `admin/event/tabs.ts` lists them in their order. */
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
