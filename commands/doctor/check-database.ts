import { join } from 'node:path'
import type { Sql } from 'postgres'
import { CLUB_TIME_ZONE } from '#app/club.ts'
import { config } from '#app/config.server.ts'
import { databaseAcceptsWrites } from '#app/database/client.server.ts'
import {
  isEarlier,
  isKnownLevel,
  newestLevel,
  readLevel,
  readMigrations,
  stepsOf,
} from '#app/database/migrations.server.ts'
import { findRoleProblem } from '#app/database/roles.server.ts'
import { clubWall } from '#app/platform/club-time.ts'
import { root } from './check-versions.ts'
import { fault, ok, warning, type Finding } from './finding.ts'

const MAX_CLOCK_DIFFERENCE_MS = 2_000

const migrations = readMigrations(join(root, 'migrations'))

export async function checkWrites(sql: Sql): Promise<Finding> {
  if (await databaseAcceptsWrites()) return ok('The database accepts writes.')
  const [row] = await sql<{ standby: boolean }[]>`select pg_is_in_recovery() as standby`
  return row?.standby
    ? fault(
        'The database is a standby, or recovers: it accepts no writes.',
        'Name the primary too in DATABASE_URL, or promote this one.',
      )
    : fault('The database is read-only.', 'Free space on its disk, and set default_transaction_read_only to off.')
}

/** `isCurrent`: the tables have at least what this release reads. */
export async function checkMigrations(sql: Sql): Promise<{ finding: Finding; isCurrent: boolean }> {
  const level = await readLevel(sql)
  const newest = newestLevel(migrations)
  if (level === newest) return { finding: ok('All migrations of this release are applied.'), isCurrent: true }
  if (level !== null && level > newest && !isKnownLevel(migrations, level))
    return {
      finding: warning(
        'A newer release than this one has migrated the database.',
        'Start that one again. This one works on the schema of the next release, and of no later one.',
      ),
      isCurrent: true,
    }
  const waiting = stepsOf(migrations, level).length
  const remedy = isEarlier(migrations, level)
    ? 'Stop all processes of the earlier release, then start this one: docs/deploy.md, Update and rollback.'
    : 'The next start of this release applies them. Until then the other checks of the database are left out.'
  const finding = level === null ? 'The database is empty' : 'The database is of an earlier release'
  return { finding: warning(`${finding}: ${waiting} migrations wait.`, remedy), isCurrent: false }
}

export async function checkPrivileges(sql: Sql): Promise<Finding> {
  const { problem, names } = await findRoleProblem(sql, config.databaseRoleUrls, newestLevel(migrations))
  if (problem) return fault(problem, 'The next start grants what is missing, or is refused with this line.')
  return names.public === names.panel
    ? warning('One database user does everything.', 'Have three more created: docs/deploy.md, Database roles.')
    : ok('Visitors, panel and jobs have a database user each, with the rights that they need.')
}

export async function checkClock(sql: Sql): Promise<Finding> {
  const before = Date.now()
  const [row] = await sql<{ ms: number; wall: string }[]>`
    select (extract(epoch from clock_timestamp()) * 1000)::float as ms,
      to_char(clock_timestamp() at time zone ${CLUB_TIME_ZONE}, 'YYYY-MM-DD"T"HH24:MI') as wall`
  const { ms, wall } = row ?? { ms: 0, wall: '' }
  const difference = Math.round(ms - (before + Date.now()) / 2)
  if (Math.abs(difference) > MAX_CLOCK_DIFFERENCE_MS)
    return fault(
      `The clocks of this machine and of the database differ by ${Math.round(difference / 1000)} seconds.`,
      'Let both follow a time server (timedatectl set-ntp true): deadlines and sessions depend on them.',
    )
  if (clubWall(new Date(ms)) !== wall)
    return fault(
      `This machine and the database disagree about the time in ${CLUB_TIME_ZONE}.`,
      'Update the time zones of the system (package tzdata) and of PostgreSQL.',
    )
  return ok(
    `This machine and the database differ by ${Math.abs(difference)} ms; it is ${wall.replace('T', ' ')} in ${CLUB_TIME_ZONE}.`,
  )
}
