import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { root } from '../harness/subject.ts'
import type { Machine } from './network.ts'

const passwords = {
  RESTAPI_PASSWORD: 'restapi',
  REPLICATION_PASSWORD: 'replication',
  REWIND_PASSWORD: 'rewind',
  DATABASE_PASSWORD: 'database',
  POOLER_PASSWORD: 'pooler',
}

/** A file of `docs/deploy/cluster/` as an operator fills it in, with the addresses and folders of the bench. */
export function deployFile(name: string, { name: own, address }: Pick<Machine, 'name' | 'address'>, folder: string) {
  const replaced = {
    THIS_NAME: own,
    THIS_ADDRESS: address,
    ...passwords,
    '10.0.0.': '198.18.0.',
    'elcercle.example': 'localhost',
    '/var/lib/etcd/cercle': join(folder, 'etcd'),
    '/var/lib/postgresql/15/cercle': join(folder, 'data'),
    '/var/lib/postgresql/': `${folder}/`,
    '/var/run/postgresql': folder,
    '/var/log/postgresql/': `${folder}/`,
    '/etc/pgbouncer/': `${folder}/`,
    '/etc/haproxy/': `${folder}/`,
  }
  const text = readFileSync(join(root, 'docs/deploy/cluster', name), 'utf8')
  return Object.entries(replaced).reduce((all, [from, to]) => all.replaceAll(from, to), text)
}

/** @returns where it is */
export function writeDeployFile(name: string, machine: Machine, folder: string): string {
  const path = join(folder, name)
  writeFileSync(path, deployFile(name, machine, folder))
  return path
}

export function deploySettings(name: string, machine: Machine, folder: string): Record<string, string> {
  return parseEnv(deployFile(name, machine, folder)) as Record<string, string>
}
