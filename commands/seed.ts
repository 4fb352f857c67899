// `npm run seed` fills the database with invented people for tests with many rows. The same seed makes the same people.
// It refuses a database with real records unless `--yes` is given: afterwards they cannot be distinguished.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { config } from '#app/config.server.ts'
import type { Connection } from '#app/database/connect.server.ts'
import { prepareDatabase } from '#app/platform/prepare-database.server.ts'
import { inDatabase, runCommand, print } from './command.ts'
import { holdsOwnRecords, seedDatabase } from './seed/seed-database.ts'
import { giveSeededLinks } from './seed/seeded-links.ts'
import type { Amounts } from './seed/steps.ts'

const USAGE = 'Usage: npm run seed -- --requests N --members N --registrations N [--seed N] [--yes]'

type SeedArguments = Amounts & { yes: boolean }

const options = readArguments(process.argv.slice(2))

await runCommand(options ? null : USAGE, async () => {
  if (!options) return 1
  return inDatabase((connection) => seed(connection, options))
})

async function seed(connection: Connection, { yes, ...amounts }: SeedArguments): Promise<number> {
  await prepareDatabase(connection, join(import.meta.dirname, '../migrations'))
  if (!yes && (config.databaseUrl || (await holdsOwnRecords(connection)))) {
    print(
      'This database is given by DATABASE_URL or holds records of its own: invented people among them could not be distinguished. Print --yes if that is what you want.',
    )
    return 1
  }
  print(`seed ${amounts.seed} (--seed ${amounts.seed} makes the same people)`)
  await seedDatabase(connection, amounts, print)
  await giveSeededLinks(connection)
  return 0
}

/** Null when an argument is unknown or not a number, or every amount is 0. */
function readArguments(args: string[]): SeedArguments | null {
  const text = { type: 'string' } as const
  try {
    const { values } = parseArgs({
      args,
      options: { requests: text, members: text, registrations: text, seed: text, yes: { type: 'boolean' } },
    })
    const amounts = {
      requests: wholeNumber(values.requests),
      members: wholeNumber(values.members),
      registrations: wholeNumber(values.registrations),
      seed: values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : wholeNumber(values.seed),
    }
    if (Object.values(amounts).some(Number.isNaN)) return null
    return amounts.requests + amounts.members + amounts.registrations === 0
      ? null
      : { ...amounts, yes: values.yes ?? false }
  } catch {
    return null
  }
}

function wholeNumber(text = '0'): number {
  return /^\d{1,8}$/.test(text) ? Number(text) : Number.NaN
}
