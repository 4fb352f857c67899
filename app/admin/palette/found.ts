import { formatDate } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import type { Choice, FoundRows } from '#app/noun.ts'
import type { IconName } from '#app/ui/icon.tsx'

/** The values of a row by their names in `FoundRows`, and its details by their columns. */
export type FoundRow = { id: string | number; name: string } & Record<string, string | number | null>

/** A line of the panel's search. */
export type Found = {
  /** `searchGroups` has their order. */
  group: string
  icon: IconName
  title: string
  detail: string
  to: string
  /** Shown in place of the icon. */
  sign?: string
  /** The record that its list opens. */
  opens?: string
  presses?: string
  /** Of a control of the open page. */
  press?: () => void
}

export function toFound(rows: FoundRows, row: FoundRow, language: Language): Found {
  const { id, name, size, sign, state, event, date } = row
  const details = [
    state && rows.states?.labels[state]?.[language],
    ...(rows.details ?? []).map((column) => row[column]),
    event,
    date && formatDate(String(date), language),
  ]
  return {
    group: rows.group ?? rows.table,
    icon: rows.icon,
    title: size ? `${name} · ${size}` : name,
    detail: details.filter(Boolean).join(' · '),
    to: fillIn(rows.path, row),
    opens: String(id),
    ...(sign && { sign: String(sign) }),
  }
}

export function toFoundAct(act: Choice, rows: FoundRows, row: FoundRow, language: Language): Found {
  const { group, icon, label, to, presses } = act
  const { title, detail } = toFound(rows, row, language)
  return { group, icon, title: `${label[language]}: ${title}`, detail, to: fillIn(to, row), presses }
}

function fillIn(path: string, row: FoundRow): string {
  return path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(row[key] ?? ''))
}
