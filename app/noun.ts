import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Capability } from '#app/accounts/capabilities.ts'
import type * as schema from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import type { IconName } from '#app/ui/icon.tsx'

export type Label = Readonly<Record<Language, string>>

/**
 * What a slice declares in its `noun.ts`; `nouns.ts` lists them. The panel's browser and the server process read it, so
 * that it holds values only.
 */
export type Noun = {
  /** Its list in the panel. The order is that of `nouns.ts`. */
  menu?: MenuEntry
  /** Its main link of the public site, in the same order; a Spanish path. */
  navigation?: { to: string; label: Label }
  /** What the panel's search finds of it. */
  found?: FoundRows
  /** Screens besides that of the menu, and acts, that the panel's search offers. */
  choices?: readonly Choice[]
  /** The kinds of `audit_log.action` that this slice owns. Stored rows contain them, so they do not change. */
  subjects?: Readonly<Record<string, AuditSubject>>
  /** By `kind.verb`, as `audit_log.action` stores it; the kind may be another slice's. */
  acts?: Readonly<Record<string, AuditedAct>>
  cachedPages?: readonly CachedPage[]
}

type MenuEntry = {
  to: string
  icon: IconName
  /** What its list needs. */
  capability: Capability
  label: Label
  /** Its CSV names no people, so that nobody is asked for the password. */
  csv?: 'without-people'
}

/** Rows of a table that the panel's search finds by `search_text`, for accounts with the capability. */
export type FoundRows = {
  /** Of their own in the panel's search; else it has the name of their list in the menu. */
  group?: 'people' | 'bookings' | 'posts'
  capability: Capability
  icon: IconName
  /** Their place in the panel; `:name` and the like are values of the row. */
  path: string
} & {
  [Table in SubjectTable]: {
    table: Table
    /** Of two languages the main one is shown. */
    name: ColumnOf<Table>
    /** Shown after the name, and usable in `path`. */
    details?: readonly ColumnOf<Table>[]
    date?: ColumnOf<Table>
    /** A number beside the name. */
    size?: ColumnOf<Table>
    /** Shown in place of the icon, such as the label of a table. */
    sign?: ColumnOf<Table>
    /** Words for values of a column that matter, such as a member who has left. */
    states?: { column: ColumnOf<Table>; labels: Readonly<Record<string, Label>> }
    /** Rows with other values are not found. */
    only?: Partial<Record<ColumnOf<Table>, string | boolean | null>>
    /** They belong to an event: those of evenings that are long over are not found. */
    ofEvent?: true
  }
}[SubjectTable]

type ColumnOf<Table extends SubjectTable> = keyof Schema[Table]['$inferSelect'] & string

export type Choice = {
  group: 'screens' | 'acts'
  to: string
  icon: IconName
  capability: Capability
  label: Label
  /** The control that the search presses, or gives the focus to: its `data-act`. It sends nothing by itself. */
  presses?: string
  /** It is about rows of this table, whose id is `:id` in `to`; without a name, about the next evenings. */
  of?: SubjectTable
  /** Only of those ahead that are not cancelled. */
  ahead?: true
}

export type AuditSubject = Label & (NamedRow | UnnamedSubject)

type Schema = typeof schema

type SubjectTable = {
  [Table in keyof Schema]: Schema[Table] extends { id: AnyPgColumn; searchText: AnyPgColumn } ? Table : never
}[keyof Schema]

/** The id of a row. The log has no names: they are looked up when it is shown; a deleted row keeps its id. */
type NamedRow = {
  [Table in SubjectTable]: {
    table: Table
    /** Of two languages the main one is shown. */
    name: keyof Schema[Table]['$inferSelect']
    /** Its page in the panel, with `:id`. */
    path?: string
    kept?: Kept<ColumnOf<Table>>
    unnamed?: never
  }
}[SubjectTable]

/** Its table has the trigger `note_changes`, and what is deleted stays in the trash for 30 days. */
export type Kept<Column extends string = string> = {
  read: Capability
  edit: Capability
  /** Texts and pictures, which «Restaurar» of the history brings back. A text stands for its translation, too. */
  restores: ColumnLabels<Column>
  /** Columns with rules that only their form asks: a date tells the guests. The history shows what was changed. */
  shows?: ColumnLabels<Column>
}

type ColumnLabels<Column extends string> = Readonly<Partial<Record<Column, Label>>>

type UnnamedSubject = { unnamed: true; table?: never; kept?: never }

export type AuditedAct = Label & (Protection | NoProtection)

/**
 * Moves money, gives access, shows or exports people, reaches many people, or cannot be undone: it asks for one's own
 * password (`accounts/session/recent-password.server.ts`).
 */
export type Protection = {
  /** `always`, the fields of the form whose change asks for the password, or `in-form`: the form has a field for it. */
  asks: 'always' | 'in-form' | readonly string[]
  /** Who gets a mail about it; with `asks` by fields, when one of them has changed. */
  tells?: 'administrators' | 'member' | 'account' | 'guests'
  open?: never
}

type NoProtection = {
  /**
   * Why it needs no password: it can be undone; it deletes one `record` of daily work, which the nightly copy still
   * has; it sends a `mail` to one person, or to oneself; it shows one person; or it happens `outside` the panel, by the
   * product, by a mailed link, or is the sign-in itself.
   */
  open: 'undone' | 'record' | 'mail' | 'shown' | 'outside'
  asks?: never
  tells?: never
}

/** Public pages by their Spanish path. Query parameters other than these are ignored. */
export type CachedPage = {
  path: RegExp
  parameters?: Readonly<Record<string, RegExp>>
  /** Another page for a member who has signed in. */
  forMembers?: true
}

export const pageNumber = /^[1-9]\d{0,4}$/
