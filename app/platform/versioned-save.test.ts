import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { database, type Transaction } from '#app/database/client.server.ts'
import { auditLog, organizers } from '#app/database/schema.ts'
import { openTestDatabase, ownerDatabase } from '#tests/harness/database.ts'
import { insertRow, rowOf } from '#tests/harness/rows.ts'
import { versionedSave } from './versioned-save.server.ts'

openTestDatabase('empty', 'panel')

const actor = { id: 'secretaria' }
let id: number

beforeEach(async () => {
  const made = await insertRow(organizers, { name: 'Celler de la Nina', updatedAt: new Date('2026-01-01T12:00:00Z') })
  id = made.id
})

const save = (seen: number | undefined, name: string, of = id) =>
  database.transaction((tx) =>
    versionedSave(tx, organizers, { id: of, seen }, { name }, { actor, action: 'organizer.updated', fields: ['name'] }),
  )
const stored = async () => (await ownerDatabase.select().from(organizers).where(eq(organizers.id, id)))[0]
const audited = () =>
  ownerDatabase
    .select({ actor: auditLog.actor, action: auditLog.action, fields: auditLog.fields })
    .from(auditLog)
    .where(eq(auditLog.subject, String(id)))

const written = { actor: 'secretaria', action: 'organizer.updated', fields: ['name'] }

describe('a save over a version', () => {
  test('writes the row with its next version and time, and one audit event', async () => {
    expect(await save(1, 'Celler Nou')).toEqual({ ok: true })
    const row = await stored()
    expect(row).toMatchObject({ name: 'Celler Nou', version: 2 })
    expect(row?.updatedAt.getTime()).toBeGreaterThan(Date.parse('2026-01-01T12:00:00Z'))
    expect(await audited()).toEqual([written])
  })

  test('leaves other rows as they are', async () => {
    const other = await insertRow(organizers, { name: 'Mas Bru' })
    await save(1, 'Celler Nou')
    const row = await rowOf(organizers, other.id)
    expect(row).toMatchObject({ name: 'Mas Bru', version: 1 })
  })

  test.each([0, 2, undefined])(
    'is a conflict over version %s of a row in its first, and writes nothing',
    async (seen) => {
      expect(await save(seen, 'Celler Nou')).toEqual({ ok: false, reason: 'conflict' })
      expect(await stored()).toMatchObject({ name: 'Celler de la Nina', version: 1 })
      expect(await audited()).toEqual([])
    },
  )

  test('is unknown when the row is deleted, and audits nothing', async () => {
    await ownerDatabase.delete(organizers).where(eq(organizers.id, id))
    expect(await save(1, 'Celler Nou')).toEqual({ ok: false, reason: 'unknown' })
    expect(await audited()).toEqual([])
  })

  test('wins once when several save at the same time', async () => {
    const answers = await Promise.all(['Una', 'Dues', 'Tres'].map((name) => save(1, name)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter(({ ok }) => !ok)).toEqual([1, 2].map(() => ({ ok: false, reason: 'conflict' })))
    expect(await stored()).toMatchObject({ version: 2 })
    expect(await audited()).toEqual([written])
  })

  test('waits for who is writing the row, and is a conflict then', async () => {
    let second: Promise<unknown> | undefined
    await database.transaction(async (tx) => {
      await versionedSave(tx, organizers, { id, seen: 1 }, { name: 'Una' }, { actor, action: 'organizer.updated' })
      second = save(1, 'Dues')
      await isWaitedFor(tx)
    })
    expect(await second).toEqual({ ok: false, reason: 'conflict' })
    expect(await stored()).toMatchObject({ name: 'Una', version: 2 })
  })

  test('is undone with its audit event when the transaction fails', async () => {
    const failing = database.transaction(async (tx) => {
      await versionedSave(tx, organizers, { id, seen: 1 }, { name: 'Una' }, { actor, action: 'organizer.updated' })
      throw new Error('later')
    })
    await expect(failing).rejects.toThrow('later')
    expect(await stored()).toMatchObject({ name: 'Celler de la Nina', version: 1 })
    expect(await audited()).toEqual([])
  })

  test('asks a condition instead of a version, on the row as it is locked', async () => {
    const rename = (from: string) =>
      database.transaction((tx) =>
        versionedSave(
          tx,
          organizers,
          { id, seen: ({ name }) => name === from },
          { name: 'Una' },
          { actor, action: 'organizer.updated' },
        ),
      )
    expect(await rename('Mas Bru')).toEqual({ ok: false, reason: 'conflict' })
    expect(await rename('Celler de la Nina')).toEqual({ ok: true })
    expect(await rename('Celler de la Nina')).toEqual({ ok: false, reason: 'conflict' })
    expect(await stored()).toMatchObject({ name: 'Una', version: 2 })
  })
})

/** Until another transaction waits for this one. */
async function isWaitedFor(tx: Transaction): Promise<void> {
  const waiting = sql`select pid from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`
  await expect.poll(() => tx.execute(waiting), { timeout: 60_000 }).not.toEqual([])
}
