import { and, asc, count, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { eventMenuOptions, eventRegistrations, events } from '#app/database/schema.ts'
import { mainText } from '#app/platform/main-language.server.ts'
import { localizedRow } from '#app/i18n/localized-row.ts'
import type { Language } from '#app/i18n/language.ts'
import type { MenuOption } from './menu-option.ts'

const o = eventMenuOptions
const r = eventRegistrations

type StoredMenuOption = { id: number; name: string; nameCa: string }

/** As a column of a query over events: `StoredMenuOption[]`. */
export const menuOptionsColumn: SQL<StoredMenuOption[]> = sql`(
  select coalesce(json_agg(json_build_object('id', ${o.id}, 'name', ${o.name}, 'nameCa', ${o.nameCa})
    order by ${o.position}, ${o.id}), '[]')
  from ${o} where ${eq(o.eventId, events.id)})`

export function localizeMenuOptions(language: Language, options: readonly StoredMenuOption[]): MenuOption[] {
  return options.map((option) => localizedRow(language, option))
}

export async function listMenuOptions(eventId: number, language: Language): Promise<MenuOption[]> {
  const { id, name, nameCa } = o
  const options = await database
    .select({ id, name, nameCa })
    .from(o)
    .where(eq(o.eventId, eventId))
    .orderBy(asc(o.position), asc(id))
  return localizeMenuOptions(language, options)
}

/** The option for the column; null if it is not one of this event. */
export function menuOptionOf(eventId: number, option: number | null | undefined): SQL<number | null> | null {
  return option ? sql`(select ${o.id} from ${o} where ${eq(o.id, option)} and ${eq(o.eventId, eventId)})` : null
}

/** `id` is '' for a new option. */
type EditedOption = { id: string; name: string; name_ca: string }
export type DroppedOption = { id: number; name: string; guests: number }

/** The options that a save removes and guests have chosen. */
export async function findDroppedOptions(
  tx: Transaction,
  eventId: number,
  edited: readonly EditedOption[],
): Promise<DroppedOption[]> {
  const kept = edited.map(({ id }) => Number(id))
  const chosen = await tx
    .select({ id: o.id, name: mainText(o.name, o.nameCa), guests: count() })
    .from(o)
    .innerJoin(r, and(eq(r.menuOptionId, o.id), isNull(r.cancelledAt)))
    .where(eq(o.eventId, eventId))
    .groupBy(o.id)
    .orderBy(asc(o.position), asc(o.id))
  return chosen.filter(({ id }) => !kept.includes(id))
}

/** An option that stays keeps its guests; those of a removed one choose again. @returns whether any has changed */
export async function writeMenuOptions(
  tx: Transaction,
  eventId: number,
  edited: readonly EditedOption[],
): Promise<boolean> {
  const before = await tx.select().from(o).where(eq(o.eventId, eventId)).orderBy(asc(o.position), asc(o.id))
  const wanted = edited.map(({ id, name, name_ca: nameCa }, position) => {
    const stored = before.find((option) => String(option.id) === id)
    return { stored, values: { eventId, position, name, nameCa } }
  })
  const removed = before.filter((option) => !wanted.some(({ stored }) => stored?.id === option.id))
  if (removed.length > 0)
    await tx.delete(o).where(
      inArray(
        o.id,
        removed.map(({ id }) => id),
      ),
    )
  let changed = removed.length > 0
  for (const { stored, values } of wanted) {
    if (stored?.name === values.name && stored.nameCa === values.nameCa && stored.position === values.position) continue
    changed = true
    if (stored) await tx.update(o).set(values).where(eq(o.id, stored.id))
    else await tx.insert(o).values(values)
  }
  return changed
}
