import { and, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { lacksLanguage } from '#app/database/bilingual-columns.ts'
import { database } from '#app/database/client.server.ts'
import { countColumn, toCount } from '#app/database/list-page.server.ts'
import type { Language } from '#app/i18n/language.ts'
import { formatCount } from '#app/i18n/money.ts'
import type { QueueLine } from '#app/queue-card.ts'
import { listParameters } from '#app/ui/panel/list-href.ts'
import { sharedTexts } from '#app/ui/panel/panel-texts.ca.ts'

type Bilingual = PgTable & { lacksSpanish: AnyPgColumn; lacksCatalan: AnyPgColumn }

type Options = {
  name: SQL
  where?: SQL | undefined
  order: SQL
  noun: readonly [one: string, many: string]
  /** Of the panel. */
  language: Language
  /** The list whose filter has them. */
  list: string
}

/** For the queue of the dashboard: a line for each language in which texts of the table are missing. */
export async function readLackingTexts(table: Bilingual, options: Options): Promise<QueueLine[]> {
  const { noun, list, language } = options
  const t = sharedTexts[language].lacks
  const found = await database.execute<{ language: Language; all: number; first: string }>(
    sql.join([missingIn(table, 'ca', options), missingIn(table, 'es', options)], sql` union all `),
  )
  return found.map(({ language: missing, all, first }) => {
    const count = formatCount(toCount(all))
    return {
      key: `lacks-${missing}-${list}`,
      icon: 'globe',
      look: 'plain',
      what: `${t[missing]}: ${count} ${noun[all === 1 ? 0 : 1]}`,
      why: t.named(first, all - 1),
      act: t.write,
      to: `${list}?${listParameters.lacks}=${missing}`,
    }
  })
}

function missingIn(table: Bilingual, language: Language, { name, where, order }: Options): SQL {
  const lacks = and(where, lacksLanguage(table, language))
  return sql`(select ${sql.raw(`'${language}'`)} as language, ${countColumn(table, lacks)} as all, ${name} as first
    from ${table} where ${lacks} order by ${order} limit 1)`
}
