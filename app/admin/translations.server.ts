import { and, sql, type SQL } from 'drizzle-orm'
import { lacksLanguage } from '#app/database/bilingual-columns.ts'
import { database } from '#app/database/client.server.ts'
import { countColumn, toCount } from '#app/database/bounded-count.server.ts'
import type { Language } from '#app/i18n/language.ts'
import { formatCount } from '#app/i18n/money.ts'
import type { QueueCard, QueueLine, TranslatedTexts } from '#app/queue-card.ts'
import { listParameters } from '#app/ui/panel/list-href.ts'
import { sharedTexts } from '#app/ui/panel/panel-texts.ts'
import { adminTexts } from './panel-texts.ts'

type Found = { place: number; language: Language; all: number; first: string }

/** Texts that are missing in a language: a line for each kind and language, one statement for all. */
export function translationsCard(kinds: readonly TranslatedTexts[]): QueueCard {
  return {
    name: 'translations',
    needs: kinds.map(({ needs }) => needs),
    part: 'later',
    label: (language) => adminTexts[language].queue.translations,
    async read({ language, now, may }) {
      const own = kinds.filter(({ needs }) => may(needs))
      const found = await database.execute<Found>(
        sql.join(
          own.flatMap((kind, place) => (['ca', 'es'] as const).map((missing) => missingIn(kind, place, missing, now))),
          sql` union all `,
        ),
      )
      const lines = found.flatMap((row) => {
        const kind = own[row.place]
        return kind ? [toLine(kind, row, language)] : []
      })
      return { lines }
    },
  }
}

function missingIn({ table, name, where, order }: TranslatedTexts, place: number, language: Language, now: Date): SQL {
  const lacks = and(where?.(now), lacksLanguage(table, language))
  return sql`(select ${sql.raw(String(place))} as place, ${sql.raw(`'${language}'`)} as language,
      ${countColumn(table, lacks)} as all, ${name()} as first
    from ${table} where ${lacks} order by ${order} limit 1)`
}

function toLine({ noun, list }: TranslatedTexts, found: Found, language: Language): QueueLine {
  const { language: missing, all, first } = found
  const t = sharedTexts[language].lacks
  const [one, many] = noun(language)
  return {
    key: `lacks-${missing}-${list}`,
    icon: 'globe',
    look: 'plain',
    what: `${t[missing]}: ${formatCount(toCount(all))} ${all === 1 ? one : many}`,
    why: t.named(first, all - 1),
    act: t.write,
    to: `${list}?${listParameters.lacks}=${missing}`,
  }
}
