import { mkdtempSync, chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeCertificate } from '#tests/harness/nginx.ts'
import { runServer, type RunningServer } from '#tests/harness/server.ts'
import { smtpServer } from '#tests/harness/smtp.ts'
import { testKey } from '#tests/harness/test-key.ts'
import { startDatabaseMachine, type DatabaseMachine } from './database-machine.ts'
import { deploySettings, writeDeployFile } from './deploy-files.ts'
import { wholeCluster } from './members.ts'
import { makeNetwork, type Machine } from './network.ts'
import { startProgram } from './programs.ts'

/** Three machines would share one disk. */
const MEMORY = '/dev/shm'
/** The last numbers of the addresses in `docs/deploy/cluster/`. */
const numbers = { proxy: 10, db1: 11, db2: 12, db3: 13, app1: 21, app2: 22 }

export type AppMachine = { machine: Machine; restart: (how: 'SIGTERM' | 'SIGKILL') => Promise<void> }

export type Cluster = {
  databases: DatabaseMachine[]
  apps: AppMachine[]
  proxy: { address: string; ca: Buffer }
  /** Through HAProxy and PgBouncer. */
  databaseUrl: string
  smtp: Awaited<ReturnType<typeof smtpServer>>
}

/** Six machines from the files of `docs/deploy/cluster/`, in the order of its README. `ending` ends them. */
export async function startCluster(ending: AsyncDisposableStack): Promise<Cluster> {
  const scratch = mkdtempSync(join(MEMORY, 'el-cercle-cluster-'))
  ending.defer(() => rmSync(scratch, { recursive: true, force: true }))
  chmodSync(scratch, 0o755)
  const network = makeNetwork(numbers, ending)
  const of = (role: string) => network.machines.filter(({ name }) => name.startsWith(role))
  const [proxy] = of('proxy') as [Machine]

  const databases = of('db').map((machine) => startDatabaseMachine(machine, scratch))
  for (const database of databases) ending.defer(database.stop)
  const { leader } = await wholeCluster(of('db'))
  databases.find(({ machine }) => machine.name === leader)?.runSql('create-database.sql')
  const ca = makeCertificates(scratch)
  const configuration = writeDeployFile('haproxy.cfg', proxy, scratch)
  const haproxy = startProgram(proxy, ['/usr/sbin/haproxy', '-db', '-f', configuration], {
    folder: scratch,
    as: 'root',
  })
  ending.defer(() => haproxy.end('SIGKILL'))
  const smtp = await smtpServer(undefined, 0, network.address)
  ending.defer(smtp.close)
  const apps: Cluster['apps'] = []
  for (const machine of of('app')) apps.push(await startApp(machine, scratch, smtp.url, ending))
  return {
    databases,
    apps,
    proxy: { address: proxy.address, ca },
    databaseUrl: settingsOfApp(proxy, scratch).DATABASE_URL ?? '',
    smtp,
  }
}

async function startApp(
  machine: Machine,
  scratch: string,
  smtpUrl: string,
  ending: AsyncDisposableStack,
): Promise<AppMachine> {
  const settings = {
    ...settingsOfApp(machine, scratch),
    DEMO_CONTENT: '0',
    LOG_LEVEL: 'silent',
    SMTP_URL: `${smtpUrl}?ignoreTLS=true`,
  }
  let server: RunningServer = await runServer(settings, undefined, machine.inside)
  ending.defer(() => server.kill())
  return {
    machine,
    async restart(how) {
      await (how === 'SIGTERM' ? server.stop() : server.kill())
      server = await runServer(settings, undefined, machine.inside)
    },
  }
}

function settingsOfApp(machine: Machine, scratch: string): Record<string, string> {
  const { ENCRYPTION_KEY_FILE: _, ...settings } = deploySettings('el-cercle.env', machine, scratch)
  return { ...settings, ENCRYPTION_KEY: testKey }
}

/** @returns the certificate of the site */
function makeCertificates(folder: string): Buffer {
  makeCertificate(folder)
  const [certificate, key] = ['fullchain.pem', 'privkey.pem'].map((name) => readFileSync(join(folder, name))) as [
    Buffer,
    Buffer,
  ]
  writeFileSync(join(folder, 'elcercle.pem'), Buffer.concat([certificate, key]))
  return certificate
}
