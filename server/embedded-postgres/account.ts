import { execFile, spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { StartError } from './start-error.ts'
import { ignoreErrors } from './unless.ts'

export type Account = { uid: number; gid: number }

/** What PostgreSQL's programs see of our environment: nothing. */
export const environment = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' }

export function currentAccount(): Account {
  return { uid: process.getuid!(), gid: process.getgid!() }
}

/**
 * Whose the files beside PostgreSQL's are to be. Root leaves a person's folder to that person, who may start it next.
 */
export async function ownerOf(folder: string): Promise<Account> {
  return process.getuid!() === 0 ? await stat(folder) : currentAccount()
}

/**
 * Whom PostgreSQL runs as. It refuses to run as root: then it is the owner of the database, if there is one, or of
 * the data folder, or `nobody`.
 */
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

/** Undefined for a user that the system has no name for: `initdb` would refuse it. */
async function accountNamed(name: string): Promise<Account | undefined> {
  try {
    const id = async (flag: string) => Number((await promisify(execFile)('id', [flag, name])).stdout)
    return { uid: await id('-u'), gid: await id('-g') }
  } catch {
    return undefined
  }
}

/** Runs a program to its end as somebody, without the groups we may be in, from a folder that everyone can reach. */
export async function runAs(
  account: Account,
  program: string,
  args: string[],
  input = '',
): Promise<{ ok: boolean; output: string }> {
  const child = spawnAs(account, program, args)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  // A program that ends before it has read its input says why itself.
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
    // Root without its powers, as in some containers.
    throw new StartError(
      `El Cercle may not run PostgreSQL as the user ${account.uid} (${(error as Error).message}): start it as an ordinary user, or set DATABASE_URL.`,
    )
  }
}

/**
 * `nobody` of macOS is -2, which it also writes as 4294967294: `spawn` takes only the former. libuv drops our groups.
 */
export function identity({ uid, gid }: Account): Account {
  return { uid: uid | 0, gid: gid | 0 }
}

/**
 * Whether somebody can get to a folder, asked by going there as that user: modes, ACLs and mounts all have their say.
 */
export async function canReach(account: Account, folder: string): Promise<boolean> {
  return account.uid === process.getuid!() || (await runAs(account, '/bin/sh', ['-c', 'cd "$1"', 'sh', folder])).ok
}
