// `npm run create-admin -- EMAIL` makes an administrator with a verified e-mail, or promotes an existing account.
// The password comes from ADMIN_PASSWORD or a prompt.
import { join } from 'node:path'
import * as v from 'valibot'
import { createAdministrator } from '#app/accounts/signup/administrators.server.ts'
import { signInSchema } from '#app/accounts/forms.ts'
import { passwordLengths } from '#app/accounts/password-lengths.ts'
import { closeDatabase, openDatabase } from '#app/database/client.server.ts'
import type { Connection } from '#app/database/connect.server.ts'
import { prepareDatabase } from '#app/platform/prepare-database.server.ts'
import { ask } from './ask.ts'
import { inDatabase, runCommand, print } from './command.ts'

const USAGE = 'Usage: npm run create-admin -- EMAIL'

const refusals = {
  short: `The password must have at least ${passwordLengths.staff} characters.`,
  common: 'This password is one of the commonly used ones: choose another.',
  personal: 'This password is too close to the address or to the name of the club: choose another.',
}

const email = v.safeParse(signInSchema.entries.email, process.argv[2])

await runCommand(email.success ? null : USAGE, async () => {
  const address = String(email.output)
  const password = process.env.ADMIN_PASSWORD || (await ask(`Password for ${address}: `))
  return inDatabase((connection) => createIn(connection, address, password))
})

async function createIn(connection: Connection, address: string, password: string): Promise<number> {
  await prepareDatabase(connection, join(import.meta.dirname, '../migrations'))
  openDatabase(connection, { max: 1 })
  try {
    const outcome = await createAdministrator(address, password)
    print(outcome.ok ? `${address} is an administrator (${outcome.made}).` : refusals[outcome.reason])
    return outcome.ok ? 0 : 1
  } finally {
    await closeDatabase()
  }
}
