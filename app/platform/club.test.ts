import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clubVersions } from '#app/database/schema.ts'
import { closeDatabase } from '#app/database/client.server.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { currentClub, followClubChanges, readClubAgain, refreshClub } from './club.server.ts'

openTestDatabase('empty')

let until = Infinity
let version = 0
let announce: (stale: 'everything' | string[]) => void

const write = (city: string) => database.insert(clubVersions).values({ version: ++version, facts: { city } })
async function cityNow(): Promise<string> {
  await refreshClub()
  return currentClub().city
}

beforeAll(() => {
  announce = followClubChanges(() => until)
})
// Other files may share this process: without announced changes each read asks the database.
afterAll(() => void followClubChanges(() => 0))

describe('A process', () => {
  test('reads the facts once and then only after an announced change', async () => {
    expect(await cityNow()).toBe('Barcelona')
    await write('Vic')
    expect(await cityNow()).toBe('Barcelona')
    announce(['event:7'])
    expect(await cityNow()).toBe('Barcelona')
    announce('everything')
    expect(await cityNow()).toBe('Vic')
  })

  test('misses no change that is announced while it reads', async () => {
    announce('everything')
    const written = write('Manresa').then(() => announce('everything'))
    await Promise.all([refreshClub(), written])
    expect(await cityNow()).toBe('Manresa')
  })

  test('reads each time while no changes are announced', async () => {
    until = 0
    await write('Girona')
    expect(await cityNow()).toBe('Girona')
    until = Infinity
  })

  test('reads the facts again when the database was opened again, without an announcement', async () => {
    await write('Lleida')
    expect(await cityNow()).toBe('Girona')
    await readClubAgain()
    expect(currentClub().city).toBe('Lleida')
    await write('Reus')
    followClubChanges(() => until)
    expect(await cityNow()).toBe('Reus')
  })

  test('keeps the last known facts without a database', async () => {
    await closeDatabase()
    announce('everything')
    expect(await cityNow()).toBe('Reus')
    await expect(readClubAgain()).resolves.toBeUndefined()
  })
})
