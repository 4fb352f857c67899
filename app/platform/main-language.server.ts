import { getTableColumns, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { alphabeticalKey, localizedColumn } from '#app/database/bilingual-columns.ts'
import type { Language } from '#app/i18n/language.ts'
import { currentClub } from '#app/platform/club.server.ts'

/** The language in which the club writes; texts in the other one are optional. */
export function mainLanguage(): Language {
  return currentClub().mainLanguage
}

/** A text of the content as the panel shows it, whoever looks: in the main language, if it has one. */
export function mainText(spanish: SQLWrapper, catalan: SQLWrapper): SQL<string> {
  return localizedColumn(mainLanguage(), spanish, catalan)
}

/** A column of a table by its name; in the main language, if the table has it in both. */
export function mainTextColumn(table: PgTable, name: string): SQLWrapper | undefined {
  const { [name]: spanish, [`${name}Ca`]: catalan } = getTableColumns(table)
  return spanish && catalan ? mainText(spanish, catalan) : spanish
}

export function mainTextOrder(spanish: SQLWrapper, catalan: SQLWrapper): SQL {
  return alphabeticalKey(mainText(spanish, catalan))
}
