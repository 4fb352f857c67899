import { fault, ok, type Finding } from './finding.ts'

const REMEDY = 'Correct the setting: README.md, Settings, lists what each one takes.'

/** Reading the settings fails if one is wrong: so they are imported here, and by nothing that this file imports. */
export async function checkSettings(): Promise<Finding[]> {
  try {
    await import('#app/config.server.ts')
    const { backupRecipient } = await import('#app/backup/backup-keys.server.ts')
    backupRecipient()
    return [ok('Each setting has a value that it can have.')]
  } catch (error) {
    if ((error as Error).constructor.name !== 'SettingError') throw error
    return (error as { all: readonly string[] } & Error).all.map((line) => fault(line, REMEDY))
  }
}
