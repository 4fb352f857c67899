import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { events } from '#app/database/schema.ts'
import { localized } from '#app/i18n/localized.ts'
import type { Language } from '#app/i18n/language.ts'
import { slugOf } from '#app/platform/forms/slug.ts'

/** `label` is empty for events without a category; `spanish` are the stored values. */
type Category = { slug: string; label: string; spanish: string[] }

/** No category has it: one that is named so gets a hyphen. */
const UNCATEGORIZED_SLUG = 'otros'

/** The recursion reads one index entry per category instead of all events. */
export async function listCategories(language: Language): Promise<Category[]> {
  const rows = await database.execute<{ spanish: string; catalan: string | null }>(sql`
    with recursive named as (
      select min(${events.category}) as spanish from ${events}
      union all
      select (select min(${events.category}) from ${events} where ${events.category} > named.spanish)
      from named where spanish is not null
    )
    select spanish, (
      select ${events.categoryCa} from ${events}
      where ${events.category} = named.spanish and ${events.categoryCa} <> '' order by ${events.date} desc limit 1
    ) as catalan
    from named where spanish is not null order by spanish = '', spanish`)
  // «Cata» and «cata» are one filter.
  return [...Map.groupBy(rows, ({ spanish }) => categorySlug(spanish))].map(([slug, [first, ...others]]) => ({
    slug,
    label: first ? localized(language, first.spanish, first.catalan) : '',
    spanish: [first, ...others].flatMap((row) => (row ? [row.spanish] : [])),
  }))
}

function categorySlug(spanish: string): string {
  if (spanish === '') return UNCATEGORIZED_SLUG
  const slug = slugOf(spanish)
  return slug === UNCATEGORIZED_SLUG ? `${slug}-` : slug
}

/** A category has one Catalan name: an event without it takes that of the others, and gives its own to those without. */
export async function shareCatalanName(
  tx: Transaction,
  { category, categoryCa }: { category: string; categoryCa: string },
): Promise<string> {
  if (category === '') return categoryCa
  if (categoryCa === '') {
    const [named] = await tx
      .select({ categoryCa: events.categoryCa })
      .from(events)
      .where(and(eq(events.category, category), ne(events.categoryCa, '')))
      .orderBy(desc(events.date))
      .limit(1)
    return named?.categoryCa ?? ''
  }
  await tx
    .update(events)
    .set({ categoryCa })
    .where(and(eq(events.category, category), eq(events.categoryCa, '')))
  return categoryCa
}
