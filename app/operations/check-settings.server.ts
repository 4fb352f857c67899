import { backupRecipient } from '#app/backup/backup-keys.server.ts'
import { checkSecurityLog } from '#app/platform/observability/security-log-file.server.ts'

/** What the shape of a setting does not show. Before a start makes anything. @throws SettingError */
export async function checkSettings(): Promise<void> {
  backupRecipient()
  await checkSecurityLog()
}
