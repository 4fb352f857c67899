import { and, desc, eq, ne, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { events } from '#app/database/schema.ts'
import { localText, type LocalText } from '#app/i18n/localized.ts'
import type { Language } from '#app/i18n/language.ts'
import { slugOf } from '#app/platform/forms/slug.ts'
import { isVisible } from '#app/database/visible-events.ts'

/** The text of `label` is empty for events without a category; `keys` are values of `category_key`. */
type Category = { slug: string; label: LocalText; keys: string[] }

/** No category has it: one that is named so gets a hyphen. */
const UNCATEGORIZED_SLUG = 'otros'

const now = sql.placeholder('now')
const visible = isVisible(now)

type CategoryRow = { key: string; spanish: string | null; catalan: string | null }

/** A column. The recursion reads one index entry per category instead of all events. */
export const categoriesColumn: SQL<CategoryRow[]> = sql`(
  with recursive named as (
    select min(${events.categoryKey}) as key from ${events} where ${visible}
    union all
    select (select min(${events.categoryKey}) from ${events} where ${events.categoryKey} > named.key and ${visible})
    from named where key is not null
  )
  select coalesce(json_agg(json_build_object('key', key, 'spanish', ${newestName(events.category)}, 'catalan', ${newestName(events.categoryCa)})
    order by key = '', key), '[]')
  from named where key is not null)`

function newestName(column: typeof events.category | typeof events.categoryCa): SQL {
  return sql`(select ${column} from ${events} where ${events.categoryKey} = named.key and ${column} <> '' and ${visible}
    order by ${events.date} desc limit 1)`
}

/** «Cata» and «cata» are one filter. */
export function toCategories(rows: readonly CategoryRow[], language: Language): Category[] {
  return [...Map.groupBy(rows, ({ key }) => categorySlug(key))].map(([slug, [first, ...others]]) => ({
    slug,
    label: localText(language, first?.spanish, first?.catalan),
    keys: [first, ...others].flatMap((row) => (row ? [row.key] : [])),
  }))
}

function categorySlug(key: string): string {
  if (key === '') return UNCATEGORIZED_SLUG
  const slug = slugOf(key)
  return slug === UNCATEGORIZED_SLUG ? `${slug}-` : slug
}

type CategoryNames = { category: string; categoryCa: string }

/**
 * A category has one name in each language: an event without one takes that of the others, and gives its own to those
 * without.
 */
export async function shareCategoryNames(tx: Transaction, names: CategoryNames): Promise<CategoryNames> {
  const { category: spanish, categoryCa: catalan } = names
  if (spanish && !catalan)
    return { category: spanish, categoryCa: await findName(tx, 'categoryCa', eq(events.categoryKey, spanish)) }
  if (catalan && !spanish)
    return { category: await findName(tx, 'category', eq(events.categoryCa, catalan)), categoryCa: catalan }
  if (spanish && catalan) {
    const withoutCatalan = and(eq(events.categoryKey, spanish), eq(events.categoryCa, ''))
    await tx.update(events).set({ categoryCa: catalan }).where(withoutCatalan)
    const withoutSpanish = and(eq(events.categoryKey, catalan), eq(events.category, ''))
    await tx.update(events).set({ category: spanish }).where(withoutSpanish)
  }
  return names
}

async function findName(tx: Transaction, column: keyof CategoryNames, where: SQL): Promise<string> {
  const [named] = await tx
    .select({ name: events[column] })
    .from(events)
    .where(and(where, ne(events[column], '')))
    .orderBy(desc(events.date))
    .limit(1)
  return named?.name ?? ''
}
