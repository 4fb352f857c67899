import { execFile, spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { StartError } from './start-error.ts'
import { ignoreErrors } from './ignore-errors.ts'

export type Account = { uid: number; gid: number }

/** PostgreSQL's programs inherit nothing from our environment. */
export const environment = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' }

export function currentAccount(): Account {
  return { uid: process.getuid!(), gid: process.getgid!() }
}

/** Root leaves a user's folder to that user, who may start the product next. */
export async function ownerOf(folder: string): Promise<Account> {
  return process.getuid!() === 0 ? await stat(folder) : currentAccount()
}

/** PostgreSQL refuses to run as root: root uses the owner of the database or of the data folder, or `nobody`. */
export async function postgresAccount(dataDir: string, data: string | undefined): Promise<Account> {
  if (process.getuid!() !== 0) return currentAccount()
  for (const folder of data ? [data, dataDir] : [dataDir]) {
    const owner = (await stat(folder).catch(ignoreErrors('ENOENT')))?.uid
    const account = owner ? await accountNamed(String(owner)) : undefined
    if (account) return account
  }
  return nobody()
}

async function nobody(): Promise<Account> {
  const account = await accountNamed('nobody')
  if (!account)
    throw new StartError(
      'PostgreSQL must not run as root and there is no user "nobody": start el Cercle as an ordinary user, or set DATABASE_URL.',
    )
  return account
}

/** `initdb` refuses a user without a name. */
async function accountNamed(name: string): Promise<Account | undefined> {
  try {
    const id = async (flag: string) => Number((await promisify(execFile)('id', [flag, name])).stdout)
    return { uid: await id('-u'), gid: await id('-g') }
  } catch {
    return undefined
  }
}

export async function runAs(
  account: Account,
  program: string,
  args: string[],
  input = '',
): Promise<{ ok: boolean; output: string }> {
  const child = spawnAs(account, program, args)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  // A program that ends before it has read its input reports why.
  child.stdin.on('error', () => undefined).end(input)
  return new Promise((done) => {
    child.on('error', (error) => done({ ok: false, output: error.message }))
    child.on('close', (code) => done({ ok: code === 0, output }))
  })
}

function spawnAs(account: Account, program: string, args: string[]): ChildProcessWithoutNullStreams {
  try {
    return spawn(program, args, { ...identity(account), cwd: '/', env: environment })
  } catch (error) {
    // Root without capabilities, as in some containers.
    throw new StartError(
      `El Cercle may not run PostgreSQL as the user ${account.uid} (${(error as Error).message}): start it as an ordinary user, or set DATABASE_URL.`,
    )
  }
}

/** `nobody` of macOS is -2, also written as 4294967294, which `spawn` refuses. libuv drops our groups. */
export function identity({ uid, gid }: Account): Account {
  return { uid: uid | 0, gid: gid | 0 }
}

/** Tested as that user: modes, ACLs and mounts all count. */
export async function canReach(account: Account, folder: string): Promise<boolean> {
  return account.uid === process.getuid!() || (await runAs(account, '/bin/sh', ['-c', 'cd "$1"', 'sh', folder])).ok
}
