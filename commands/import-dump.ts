// `npm run import-dump -- FILE` says what a dump of the older hosted database would bring over; with `--write` it does
// so, beside running servers or without (docs/older-database.md). It can be interrupted and run again.
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { join } from 'node:path'
import { closeDatabase, openDatabase } from '#app/database/client.server.ts'
import { hasDemoContent } from '#app/demo/demo-content.server.ts'
import { encodePictureJob } from '#app/media/picture-variants.server.ts'
import { readClubAgain } from '#app/platform/club.server.ts'
import { CSV_MARK, csvLine } from '#app/platform/csv/csv.ts'
import { startJobs, stopJobs } from '#app/platform/jobs/jobs.server.ts'
import { prepareDatabase } from '#app/platform/prepare-database.server.ts'
import { inDatabase, print, runCommand, showProgress } from './command.ts'
import { IMPORT_DUMP_USAGE, readArguments, type ImportDumpArguments } from './import-dump/arguments.ts'
import { bringOver } from './import-dump/bring-over.ts'
import { openDump } from './import-dump/dump-text.ts'
import { createPictures, type Pictures } from './import-dump/pictures.ts'
import { readRows, type SourceRow } from './import-dump/read-dump.ts'
import { Report, type Line } from './import-dump/report.ts'

const options = readArguments(process.argv.slice(2))

await runCommand(options ? null : IMPORT_DUMP_USAGE, async () => {
  if (!options) return 1
  return inDatabase(async (connection) => {
    const connections = await prepareDatabase(connection, join(import.meta.dirname, '../migrations'))
    openDatabase(connection, { max: 2, statementTimeout: 0 })
    // Pictures are encoded by the running product, or after its next start.
    await startJobs(connections.jobs, { 'encode-picture': encodePictureJob }, { work: false })
    try {
      return await importDump(options)
    } finally {
      await stopJobs()
      await closeDatabase()
    }
  })
})

async function importDump({ file, list, files, ...how }: ImportDumpArguments): Promise<number> {
  await readClubAgain()
  if (await hasDemoContent()) {
    print('This database has demo content, whose ids are those of the dump: remove it in the panel first.')
    return 1
  }
  const pictures = createPictures(files)
  const lines = openList(list)
  const report = new Report(lines.write)
  await bringOver(withProgress(readRows(await openDump(file))), report, { ...how, pictures })
  await lines.end(pictures)
  for (const line of report.lines(pictures)) print(line)
  print(
    how.isWritten ? 'Everything is written.' : 'This was a dry run: nothing is written. Add --write to bring it over.',
  )
  return 0
}

async function* withProgress(rows: AsyncIterable<SourceRow>): AsyncGenerator<SourceRow> {
  let read = 0
  for await (const row of rows) {
    read += 1
    if (read % 1000 === 0) showProgress(`Reading the dump: ${read} rows`)
    yield row
  }
}

/** For the operator alone. */
function openList(path: string | null): { write: (line: Line) => void; end: (pictures: Pictures) => Promise<void> } {
  if (path === null) return { write: () => {}, end: async () => {} }
  const file = createWriteStream(path, { mode: 0o600 })
  file.write(CSV_MARK + csvLine(['table', 'row', 'id', 'what', 'reason']))
  return {
    write: (line) => void file.write(csvLine(line)),
    async end({ missing }) {
      for (const [address, reason] of missing) file.write(csvLine(['', '', address, 'picture', reason]))
      file.end()
      await finished(file)
    },
  }
}
