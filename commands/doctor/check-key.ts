import { findCopyWarnings } from '#app/backup/copy-warnings.server.ts'
import { config } from '#app/config.server.ts'
import { checkKey } from '#app/operations/check-key.server.ts'
import { keyFile } from '#app/platform/secrets/key-file.server.ts'
import { heldKeyIds } from '#app/platform/secrets/secrets.server.ts'
import { fault, ok, warning, type Finding } from './finding.ts'

const DOCUMENT = 'docs/backup.md, The key'

export async function checkKeyPlace(): Promise<Finding> {
  const ids = heldKeyIds().join(', ')
  if (config.encryptionKeys.length > 0) return ok(`ENCRYPTION_KEY holds ${ids}, apart from the data.`)
  if (!ids)
    return warning(
      `There is no key: neither ENCRYPTION_KEY nor ${keyFile()}.`,
      `The first start makes one. ${DOCUMENT}.`,
    )
  return findCopyWarnings().includes('key-beside-data')
    ? warning(
        `The key ${ids} is in ${keyFile()}, beside the data that it protects.`,
        'Move it out of DATA_DIR and name it by ENCRYPTION_KEY_FILE: docs/deploy.md, Installing a release.',
      )
    : ok(`The key ${ids} is in ${keyFile()}.`)
}

export async function checkKeyOfDatabase(): Promise<Finding> {
  const [problem] = await checkKey()
  if (problem?.kind !== 'key') return ok('The keys that the database needs are here.')
  return fault(
    `The database needs the key ${problem.detail.ids.join(', ')}, which is not here.`,
    `Put it back before any restart: ${DOCUMENT}.`,
  )
}
