// Runs «Installing a release» of docs/deploy.md line by line in a clean Debian root folder, then starts the unit over
// the data of the release before. `systemctl` is recorded; systemd verifies the unit. Needs root, Debian and
// `mmdebstrap`; takes some minutes.
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { join } from 'node:path'
import { unpackRelease } from '#tests/operations/releases/release.ts'
import { root } from './harness/subject.ts'
import { record, type Figure } from './record.ts'

const EARLIER = '1.2.0'
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
const system = mkdtempSync('/var/tmp/el-cercle-debian-')
const processes: ChildProcess[] = []
const figures: Figure[] = []

try {
  makeSystem()
  const startedAt = performance.now()
  for (const line of installationLines()) inSystem('sh', '-ec', `cd /srv/el-cercle\n${line}`)
  note(
    'Seconds for the lines of the page, packages included',
    Math.round((performance.now() - startedAt) / 1000),
    'shown',
    true,
  )
  const calls = readFileSync(join(system, 'tmp/systemctl'), 'utf8').trim().split('\n')
  note('systemctl is asked for', calls.join('; '), 'enable el-cercle', calls.includes('enable --now el-cercle'))
  const verdict = spawnSync('chroot', [system, 'systemd-analyze', 'verify', '/etc/systemd/system/el-cercle.service'], {
    encoding: 'utf8',
  })
  const complaints = verdict.stderr.split('\n').filter((line) => line.includes('el-cercle.service'))
  note('Complaints of systemd about the unit', complaints.length, '0', verdict.status === 0 && complaints.length === 0)
  if (complaints.length > 0) console.log(complaints.join('\n'))
  configureNginx()
  const first = startUnit()
  inSystem('nginx', '-t')
  processes.push(spawn('chroot', [system, 'nginx', '-g', 'daemon off;'], { stdio: 'inherit' }))
  const status = await pollStatus(() => statusOf('/eventos'))
  note('A page through nginx, after the first start', status, '200', status === 200)
  noteDiagnosis('after the first start')
  await end(first)
  await putDataOfEarlierRelease()
  startUnit()
  const upgraded = await pollStatus(() => statusOf('/eventos'))
  note(`The same over the data of ${EARLIER}`, upgraded, '200', upgraded === 200)
  noteDiagnosis(`over the data of ${EARLIER}`)
} finally {
  for (const child of processes.toReversed()) await end(child)
  for (const folder of ['proc', 'dev']) spawnSync('umount', ['--lazy', join(system, folder)])
  rmSync(system, { recursive: true, force: true })
}
record('clean-debian', figures)

/** The certificate of this system is signed by itself. Copies of older data are late until the first ones are made. */
function noteDiagnosis(when: string) {
  const trusted = 'NODE_EXTRA_CA_CERTS=/etc/ssl/elcercle/fullchain.pem'
  const { stdout } = spawnSync('chroot', [system, 'env', trusted, 'el-cercle', 'doctor'], { encoding: 'utf8' })
  const faults = stdout.match(/^fault +(?! |copies ).*/gm) ?? []
  const isComplete = /^ok +process /m.test(stdout)
  note(
    `Faults that the doctor finds ${when}, but for late copies`,
    faults.length,
    '0',
    isComplete && faults.length === 0,
  )
  if (faults.length > 0) console.log(faults.join('\n'))
}

async function putDataOfEarlierRelease() {
  const { dataDir } = await unpackRelease(EARLIER)
  const home = join(system, 'var/lib/el-cercle')
  rmSync(home, { recursive: true })
  cpSync(dataDir, home, { recursive: true })
  rmSync(dataDir, { recursive: true })
  inSystem('chown', '--recursive', 'el-cercle:el-cercle', '/var/lib/el-cercle')
}

function note(claim: string, measured: number | string, bar: string, holds: boolean) {
  figures.push({ claim, measured, bar, holds })
}

function makeSystem() {
  // Keeps this machine's apt settings: it may need a mirror or a proxy.
  const settings = readdirSync('/etc/apt/apt.conf.d').map((name) => `--aptopt=/etc/apt/apt.conf.d/${name}`)
  const sources = sourceFiles()
  run(
    'mmdebstrap',
    '--variant=minbase',
    '--include=ca-certificates,systemd,openssl',
    ...settings,
    'bookworm',
    system,
    ...sources,
  )
  for (const folder of ['/proc', '/dev']) run('mount', '--rbind', folder, join(system, folder))
  cpSync('/etc/apt/apt.conf.d', join(system, 'etc/apt/apt.conf.d'), { recursive: true })
  copyFileSync('/etc/ssl/certs/ca-certificates.crt', join(system, 'etc/ssl/certs/ca-certificates.crt'))
  copyFileSync('/etc/resolv.conf', join(system, 'etc/resolv.conf'))
  writeFileSync(join(system, 'usr/local/bin/systemctl'), '#!/bin/sh\necho "$*" >> /tmp/systemctl\n', { mode: 0o755 })
  const home = join(system, 'srv/el-cercle')
  mkdirSync(home)
  run(process.execPath, join(root, 'commands/release.ts'), home)
}

function sourceFiles(): string[] {
  const folder = '/etc/apt/sources.list.d'
  return readdirSync(folder)
    .filter((name) => name.startsWith('debian'))
    .map((name) => join(folder, name))
}

function installationLines(): string[] {
  const page = readFileSync(join(root, 'docs/deploy.md'), 'utf8').split('## Installing a release')[1] ?? ''
  const block = /```sh\n([\s\S]*?)```/.exec(page)?.[1] ?? ''
  if (!block.includes(version)) throw new Error(`docs/deploy.md does not install ${version}`)
  return block.trim().split('\n')
}

function configureNginx() {
  const file = join(system, 'etc/nginx/conf.d/el-cercle.conf')
  const site = readFileSync(file, 'utf8')
    .replace(/ +server 127.0.0.1:3002.*\n/, '')
    .replace('127.0.0.1:3001', '127.0.0.1:3000')
  writeFileSync(file, site)
  mkdirSync(join(system, 'etc/ssl/elcercle'))
  const files = ['-keyout', '/etc/ssl/elcercle/privkey.pem', '-out', '/etc/ssl/elcercle/fullchain.pem']
  inSystem(
    'openssl',
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=elcercle.example',
    ...files,
  )
}

function startUnit(): ChildProcess {
  const unit = readFileSync(join(system, 'etc/systemd/system/el-cercle.service'), 'utf8')
  const values = (name: string) => [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value)
  const [user = ''] = values('User')
  const [command = ''] = values('ExecStart')
  const [folder = ''] = values('WorkingDirectory')
  inSystem('install', '--directory', `--owner=${user}`, `--group=${user}`, '--mode=0750', '/var/lib/el-cercle')
  const env = values('Environment').map((pair) => pair.replaceAll('"', ''))
  const child = spawn(
    'chroot',
    [`--userspec=${user}:${user}`, system, 'env', '-i', ...env, 'sh', '-c', `cd ${folder} && exec ${command}`],
    { stdio: 'inherit' },
  )
  processes.push(child)
  return child
}

/** 0 for a stale page of nginx's cache, which is no answer of the process. */
function statusOf(path: string): Promise<number> {
  return new Promise((done) => {
    const options = {
      host: '127.0.0.1',
      port: 443,
      servername: 'elcercle.example',
      rejectUnauthorized: false,
      headers: { Host: 'elcercle.example' },
    }
    request({ ...options, path }, (response) => {
      const { statusCode = 0, headers } = response.resume()
      done(headers['x-cache'] === 'STALE' ? 0 : statusCode)
    })
      .on('error', () => done(0))
      .end()
  })
}

async function pollStatus(readStatus: () => Promise<number>): Promise<number> {
  for (let attempt = 0; attempt < 120; attempt++) {
    if ((await readStatus()) === 200) return 200
    await new Promise((next) => setTimeout(next, 1_000))
  }
  return readStatus()
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null) return
  const ended = new Promise((done) => child.once('exit', done))
  child.kill('SIGTERM')
  await ended
}

function inSystem(...words: string[]) {
  run('chroot', system, ...words)
}

function run(program: string, ...words: string[]) {
  execFileSync(program, words, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', HOME: '/root', LC_ALL: 'C' },
  })
}
