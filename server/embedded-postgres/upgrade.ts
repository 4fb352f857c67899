import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Cluster } from './cluster.ts'
import type { Connection } from './connection.ts'
import { initializeDatabase } from './initialize.ts'
import { isLeased } from './lease.ts'
import { startPostgres, stopPostgres } from './postmaster.ts'
import { retainedPrograms, packagedMajor, type Programs } from './programs.ts'
import { openScratch, type Scratch } from './scratch.ts'
import type { Settings } from './settings.ts'
import { StartError } from './start-error.ts'
import { switchData } from './switch-data.ts'

type Print = (message: string) => void

/** `restore` throws if a table differs. */
export type DataTransfer = {
  dump(from: Connection, file: string, print: Print): Promise<void>
  restore(into: Connection, file: string): Promise<void>
}

/** Dumps with the old programs, restores into a new database, compares, switches the folders. The old folder stays. */
export async function upgradeDatabase(
  cluster: Cluster,
  connection: Connection,
  lease: string,
  { print, transfer }: { print: Print; transfer: DataTransfer | undefined },
): Promise<void> {
  const [major, packaged] = [await majorIn(cluster), packagedMajor()]
  if (major === packaged) return
  if (Number(major) > Number(packaged)) {
    throw new StartError(
      `The database in ${cluster.data} is of PostgreSQL ${major}, and this release brings ${packaged}: start the release that made it.`,
    )
  }
  if (await isLeased(cluster.leases, lease)) {
    throw new StartError(
      `The database has to be carried over from PostgreSQL ${major} to ${packaged}: stop every process of the earlier release first.`,
    )
  }
  if (!transfer)
    throw new StartError(`The database in ${cluster.data} is of PostgreSQL ${major}: start el Cercle first.`)
  const programs = await retainedPrograms(cluster, major)
  print(`The database is of PostgreSQL ${major}. It is carried over to ${packaged}; the old files stay.`)
  await stopPostgres(cluster)
  // A new name each time: programs of a killed start may still write to their folder.
  const scratch = await openScratch(cluster, `upgrade-${randomUUID()}`)
  try {
    await transferDatabase(cluster, scratch, connection, { programs, major, packaged, print, transfer })
  } finally {
    await stopPostgres(cluster)
    await scratch.remove()
  }
}

async function majorIn({ data }: Cluster): Promise<string> {
  return (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim()
}

type Versions = { programs: Programs; major: string; packaged: string; print: Print; transfer: DataTransfer }

async function transferDatabase(
  cluster: Cluster,
  scratch: Scratch,
  connection: Connection,
  { programs, major, packaged, print, transfer }: Versions,
) {
  const file = join(scratch.folder, 'club.backup')
  print(`Carrying over, 1 of 4: writing everything with PostgreSQL ${major}.`)
  await startPostgres(cluster, connection, { programs, overrides: settingsFor(major) })
  await transfer.dump(connection, file, print)
  await stopPostgres(cluster)
  print(`Carrying over, 2 of 4: making a database of PostgreSQL ${packaged}.`)
  await initializeDatabase(scratch.cluster, connection)
  const server = await scratch.start({})
  print('Carrying over, 3 of 4: reading everything, and comparing every table.')
  await transfer.restore(server.connection, file)
  await server.stop()
  print('Carrying over, 4 of 4: putting the new files in the place of the old ones.')
  const aside = await switchData(
    cluster,
    scratch.data,
    `data-of-postgresql-${major}-${new Date().toISOString().slice(0, 10)}-${randomUUID().slice(0, 8)}`,
  )
  print(
    `The database is of PostgreSQL ${packaged} now. The old one is kept in ${aside}: remove it when it is not needed any more.`,
  )
}

function settingsFor(major: string): Settings {
  return Number(major) < 18 ? { io_method: undefined } : {}
}
