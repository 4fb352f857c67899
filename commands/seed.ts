// `npm run seed` fills the database with invented people for tests with many rows. The same seed makes the same people.
// It refuses a database with real records unless `--yes` is given: afterwards they cannot be told apart.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { config } from '#app/config.server.ts'
import { prepareDatabase } from '#app/platform/prepare-database.server.ts'
import { inDatabase } from './command.ts'
import { holdsOwnRecords, seedDatabase } from './seed/seed-database.ts'

const usage = 'Usage: npm run seed -- --requests N --members N --registrations N [--seed N] [--yes]'

process.exitCode = await main().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error))
  return 1
})

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      requests: { type: 'string' },
      members: { type: 'string' },
      registrations: { type: 'string' },
      seed: { type: 'string' },
      yes: { type: 'boolean' },
    },
  })
  const [requests, members, registrations] = [values.requests, values.members, values.registrations].map(wholeNumber)
  const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : wholeNumber(values.seed)
  if (
    requests === undefined ||
    members === undefined ||
    registrations === undefined ||
    seed === undefined ||
    requests + members + registrations === 0
  ) {
    say(usage)
    return 1
  }
  return inDatabase(async (connection) => {
    await prepareDatabase(connection, join(import.meta.dirname, '../migrations'))
    if (!values.yes && (config.databaseUrl || (await holdsOwnRecords(connection)))) {
      say(
        'This database is given by DATABASE_URL or holds records of its own: invented people among them could not be told apart. Say --yes if that is what you want.',
      )
      return 1
    }
    say(`seed ${seed} (--seed ${seed} makes the same people)`)
    await seedDatabase(connection, { requests, members, registrations, seed }, say)
    return 0
  })
}

function wholeNumber(text: string | undefined = '0'): number | undefined {
  return /^\d{1,8}$/.test(text) ? Number(text) : undefined
}

function say(message: string) {
  process.stdout.write(`${message}\n`)
}
