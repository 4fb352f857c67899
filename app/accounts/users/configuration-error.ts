import type { UserTexts } from './user-texts.ts'

type Shown = { title?: string; text?: string }

/** For a database that lacks what the list of users needs. */
export function configurationError(
  missing: { column: string | null } | undefined,
  t: UserTexts['configuration'],
): Shown {
  if (!missing) return {}
  return { title: t.title, text: missing.column ? t.column(missing.column) : t.table }
}
