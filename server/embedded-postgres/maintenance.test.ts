import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openCluster } from './cluster.ts'
import { maintenanceProbe, withMaintenance } from './maintenance.ts'

const options = { waitMs: 1_000, onServers: () => undefined }

test('The maintenance lock survives that its holder opens the data folder again', async () => {
  const dataDir = await makeFolder()
  await withMaintenance(dataDir, options, async () => {
    expect(isLockedElsewhere(dataDir)).toBe(true)
    await openCluster(dataDir)
    const isLocked = await maintenanceProbe(dataDir)
    expect(isLocked()).toBe(true)
    await expect(withMaintenance(dataDir, options, async () => undefined)).rejects.toThrow('Another restore')
    expect(isLockedElsewhere(dataDir)).toBe(true)
  })
  expect(isLockedElsewhere(dataDir)).toBe(false)
})

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp('/tmp/cercle-')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A process does not see its own locks. */
function isLockedElsewhere(dataDir: string): boolean {
  const program = `
    import { maintenanceProbe } from ${JSON.stringify(join(import.meta.dirname, 'maintenance.ts'))}
    const isLocked = await maintenanceProbe(process.argv[1])
    process.stdout.write(String(isLocked()))`
  const args = ['--input-type=module', '--eval', program, dataDir]
  return execFileSync(process.execPath, args, { encoding: 'utf8' }) === 'true'
}
