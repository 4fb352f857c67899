import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Capability } from '#app/accounts/capabilities.ts'
import type { Count } from '#app/i18n/money.ts'
import type { Language } from '#app/i18n/language.ts'
import type { IconName } from '#app/ui/icon.tsx'

/**
 * One kind of what waits for somebody of the team. A slice declares its kinds in its `queue.server.ts`;
 * `admin/queue-cards.server.ts` lists them.
 */
export type QueueCard = {
  /** In the log. */
  name: string
  /** What its lines ask for, one of them: accounts that may do nothing of it do not see it. */
  needs: Capability | readonly Capability[]
  /** Its lines are limited by `seen`: it is also for accounts that see only their own events. */
  ofEvents?: true
  part: QueuePart
  /** Names it when it could not be read. */
  label: (language: Language) => string
  /** One round trip, or several at once. */
  read: (reader: QueueReader) => Promise<QueueLines>
}

/** Of this week, or of when somebody has time. What is late or bad stands under today. */
export type QueuePart = 'week' | 'later'

/** `language`: of the panel. `seen`: of `eventsSeenBy`. */
export type QueueReader = {
  language: Language
  seen: SQL | undefined
  now: Date
  may: (capability: Capability) => boolean
}

export type QueueLines = {
  /** Above the others. */
  head?: QueueLine
  lines: readonly QueueLine[]
  /** Of all that waits; as many as the lines by default. */
  count?: Count
  /** Leads to those that have no line. */
  rest?: Pick<QueueLine, 'act' | 'to'>
}

/** How many of a kind have a line of their own; the others share one. */
export const LINES_OF_A_CARD = 5

export type QueueLine = {
  key: string
  icon: IconName
  look: 'hot' | 'bad' | 'plain'
  what: string
  why: string
  /** Its age is shown, and it is late from so many days on. */
  since?: Date
  lateDays?: number
  /** The time left is shown. */
  until?: Date
  late?: boolean
  act: string
  to: string
  /** The id of the row that the list opens. */
  opens?: string
  /** Sent to `to` instead of going there. */
  fields?: Record<string, string>
  /** The fields that take it back: the line stays on the page as done, with the way back. */
  undo?: Record<string, string>
  /** The page of what it is about, of a line with `fields`. */
  about?: string
  /** It is done, and stays for a while to be undone: it does not count. */
  done?: true
}

/** Texts of a slice that should be in both languages; `admin/translations.server.ts` has those of all slices. */
export type TranslatedTexts = {
  needs: Capability
  table: PgTable & { lacksSpanish: AnyPgColumn; lacksCatalan: AnyPgColumn }
  name: () => SQL
  where?: (now: Date) => SQL | undefined
  order: SQL
  noun: (language: Language) => readonly [one: string, many: string]
  /** The list whose filter has them. */
  list: string
}
