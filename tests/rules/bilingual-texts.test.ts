import { eq, getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { database } from '#app/database/client.server.ts'
import * as schema from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import { bilingual } from '#app/i18n/localized-row.ts'
import { nouns } from '#app/nouns.ts'
import { openTestDatabase } from '../harness/database.ts'

openTestDatabase('empty')

const { deletedEvents, eventChanges, restaurants } = schema

type Content = PgTable & { lacksSpanish: AnyPgColumn; lacksCatalan: AnyPgColumn }
type Form = Record<Language, { entries: object }>

const byName: typeof schema = schema
const tables: PgTable[] = Object.values(schema).filter((value) => is(value, PgTable))
const isContent = (table: PgTable): table is Content => 'lacksSpanish' in table
const forms: Record<string, unknown> = Object.assign(
  {},
  ...Object.values(import.meta.glob('/app/**/forms.ts', { eager: true })),
)

/** The content in both languages, each with the form of its noun: `post` is saved by `postSchemas`. */
const content = tables.filter(isContent).map((table) => {
  const kinds = nouns
    .flatMap(({ subjects = {} }) => Object.entries(subjects))
    .flatMap(([kind, subject]) => (subject.table && byName[subject.table] === table ? kind : []))
  const [form] = kinds.flatMap((kind) => (`${kind}Schemas` in forms ? (forms[`${kind}Schemas`] as Form) : []))
  return { table, form }
})

/** Names, places and what only some events have are not missed in a language. */
const notMissed = ['events.location', 'events.howToPay', 'organizers.name', 'organizers.address', 'organizers.city']

const texts = (table: PgTable) => {
  const names = Object.keys(bilingual(getTableColumns(table)))
  return names.filter((name) => !name.endsWith('Ca'))
}

test('every table with a column in two languages is content of the panel, or a copy of an event', () => {
  const found = tables.filter((table) => Object.keys(getTableColumns(table)).some((name) => name.endsWith('Ca')))
  expect(content.length).toBeGreaterThan(3)
  // Charges are records, a plan names them.
  const copies = [deletedEvents, eventChanges, schema.charges, schema.feePlans]
  // Menus and messages are content of their event.
  const known: PgTable[] = [
    ...content.map(({ table }) => table),
    ...copies,
    schema.eventCourses,
    schema.eventMenuOptions,
    schema.eventMessages,
    schema.media,
  ]
  expect(found.map(getTableName).toSorted()).toEqual(known.map(getTableName).toSorted())
  for (const table of found)
    for (const name of Object.keys(getTableColumns(table)).filter((column) => column.endsWith('Ca')))
      if (name !== 'altCa' && name !== 'lacksCatalan') expect(texts(table)).toContain(name.slice(0, -2))
})

describe.each(content.map((one) => [getTableName(one.table), one] as const))('%s', (name, { table, form }) => {
  const columns = getTableColumns(table)
  const others = Object.entries(columns)
    .filter(
      ([, { notNull, hasDefault, generated, generatedIdentity }]) =>
        notNull && !hasDefault && !generated && !generatedIdentity,
    )
    .map(([column, { dataType }]) => [column, dataType === 'date' ? new Date() : column])
  const full = Object.fromEntries(Object.keys(bilingual(columns)).map((text) => [text, text]))
  const lacks = { lacksSpanish: table.lacksSpanish, lacksCatalan: table.lacksCatalan }

  async function write(given: Record<string, string>) {
    await database.delete(table)
    const [row] = await database
      .insert(table)
      .values({ ...Object.fromEntries(others), ...full, ...given } as never)
      .returning(lacks)
    return row
  }

  test('lacks no language with every text in both', async () => {
    expect(await write({})).toEqual({ lacksSpanish: false, lacksCatalan: false })
  })

  test.each(texts(table))('lacks a language without %s in it, unless that is a name or a place', async (text) => {
    const missed = !notMissed.includes(`${name}.${text}`)
    expect(await write({ [text]: '' })).toEqual({ lacksSpanish: missed, lacksCatalan: false })
    expect(await write({ [`${text}Ca`]: '' })).toEqual({ lacksSpanish: false, lacksCatalan: missed })
    expect(await write({ [text]: '', [`${text}Ca`]: '' })).toEqual({ lacksSpanish: false, lacksCatalan: false })
  })

  test.each(texts(table))('has a field in both languages for %s', (text) => {
    const field = (columns as Record<string, { name: string }>)[text]?.name ?? ''
    for (const main of ['es', 'ca'] as const)
      expect(Object.keys(form?.[main].entries ?? {})).toEqual(expect.arrayContaining([field, `${field}_ca`]))
  })
})

test.each(['menuDegustacion', 'platosPrincipales'] as const)(
  'a dish of %s in one language is missed',
  async (column) => {
    const dish = { nombre: 'Arroz', descripcion: '', precio: 10, nombre_ca: 'Arròs', descripcion_ca: '' }
    const [made] = await database
      .insert(restaurants)
      .values({ nombre: 'Can Prova', direccion: 'Carrer Nou, 3', [column]: [dish] })
      .returning()
    const lacks = async (given: object) => {
      const [row] = await database
        .update(restaurants)
        .set({ [column]: [dish, { ...dish, ...given }] })
        .where(eq(restaurants.id, made?.id ?? 0))
        .returning()
      return [row?.lacksSpanish, row?.lacksCatalan]
    }
    expect([made?.lacksSpanish, made?.lacksCatalan]).toEqual([false, false])
    expect(await lacks({ nombre_ca: '' })).toEqual([false, true])
    expect(await lacks({ nombre_ca: undefined })).toEqual([false, true])
    expect(await lacks({ nombre: '' })).toEqual([true, false])
    expect(await lacks({ descripcion: 'Con gambas' })).toEqual([false, true])
  },
)
