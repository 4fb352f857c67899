import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import { ca } from './panel-texts.ca.ts'
import { es, type ConflictNoun, type ConflictTexts } from './panel-texts.es.ts'

export type { ConflictNoun, ConflictTexts }
export const conflictTexts: PanelTexts<ConflictTexts> = { es, ca }
