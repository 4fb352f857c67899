import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../harness/test-postgres.ts'

const isRoot = process.getuid!() === 0
const nobody = isRoot ? Number(execFileSync('id', ['-u', 'nobody'])) : 0
/** As an operator's machine: root may enter its own folder only. */
const folder = mkdtempSync(join(tmpdir(), 'el-cercle-command-'))
const release = join(folder, 'release')
const dataDir = join(folder, 'data')
const home = join(folder, 'root')
const unit = join(folder, 'el-cercle.service')
const settings = join(folder, 'el-cercle.env')
const ADMIN_PASSWORD = 'escudella lenta'

beforeAll(() => {
  chmodSync(folder, 0o755)
  mkdirSync(release)
  for (const name of ['app', 'commands', 'migrations', 'server', 'package.json'])
    cpSync(join(root, name), join(release, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(release, 'node_modules'))
  writeFileSync(join(release, 'release.json'), JSON.stringify({ version: '9.9.9', commit: 'abc' }))
  symlinkSync(join(release, 'commands/el-cercle'), join(folder, 'el-cercle'))
  mkdirSync(dataDir, { mode: 0o750 })
  mkdirSync(home, { mode: 0o700 })
  if (isRoot) chownSync(dataDir, nobody, nobody)
  const lines = ['[Service]', 'Environment=NODE_ENV=production', `Environment=DATA_DIR=${dataDir}`]
  writeFileSync(unit, [...lines, ...(isRoot ? ['User=nobody'] : []), ''].join('\n'))
  writeFileSync(settings, '', { mode: 0o600 })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Through the link that an operator makes, from a folder that the service cannot enter. */
function elCercle(words: string[], { lines = [], env = {} }: { lines?: string[]; env?: Record<string, string> } = {}) {
  writeFileSync(settings, lines.join('\n'), { mode: 0o600 })
  const { status, stdout, stderr } = spawnSync(join(folder, 'el-cercle'), words, {
    cwd: home,
    env: { PATH: process.env.PATH, EL_CERCLE_UNIT: unit, EL_CERCLE_ENV: settings, ...env },
    encoding: 'utf8',
  })
  return { code: status, output: stdout + stderr }
}

const made = (path: string) =>
  readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) => !name.startsWith('node_modules'))
const canServe =
  !isRoot ||
  spawnSync('setpriv', [`--reuid=${nobody}`, '--clear-groups', '--', 'test', '-x', process.execPath]).status === 0

describe.skipIf(!canServe)('el-cercle', () => {
  test('runs commands as the service does, and makes nothing inside the release', () => {
    const before = made(release)
    expect(elCercle(['doctor']).output).toMatch(/^ok +data folder +DATA_DIR \S+\/data \(uid/m)
    const admin = elCercle(['create-admin', 'pau@example.org'], { env: { ADMIN_PASSWORD } })
    expect(admin).toEqual({ code: 0, output: expect.stringContaining('pau@example.org is an administrator') as string })
    const file = join(dataDir, 'club.backup')
    expect(elCercle(['backup', file]).output).toMatch(/^\S+club\.backup: \d+ rows of \d+ tables/m)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    for (const path of [file, join(dataDir, 'encryption.key'), join(dataDir, 'postgres/data')])
      expect(statSync(path).uid).toBe(statSync(dataDir).uid)
    expect(made(release)).toEqual(before)
    expect(existsSync(join(home, 'var'))).toBe(false)
  })

  test('passes the words and the exit code of a command on', () => {
    expect(elCercle(['doctor', '--all'])).toEqual({
      code: 1,
      output: expect.stringMatching(/^Usage: npm run doctor/) as string,
    })
    expect(elCercle(['backup', 'a b', '--new-key'])).toEqual({
      code: 1,
      output: expect.stringMatching(/^Usage/) as string,
    })
  })

  test('takes the settings as systemd does, and expands nothing', () => {
    const lines = [
      '# the club',
      '; another comment',
      '',
      '  BACKUP_COMMAND=touch "$1" $(touch made)  ',
      `MAIL_FROM='hola'`,
      'CLUB_EMAIL="a \\"b\\" \\$HOME"',
      `OPERATOR_EMAIL='$HOME \\x'`,
      'PORT=3 # not a comment',
    ]
    const { output } = elCercle(['doctor'], { lines })
    expect(output.match(/(?<=^fault {4}settings {10}).*/gm)).toEqual([
      'PORT must be a number from 0 to 65535, not «3 # not a comment»',
      'MAIL_FROM must be an e-mail address, not «hola»',
      'CLUB_EMAIL must be an e-mail address, not «a "b" $HOME»',
      'OPERATOR_EMAIL must be an e-mail address, not «$HOME \\x»',
    ])
    expect(existsSync(join(home, 'made'))).toBe(false)
    expect(elCercle(['doctor'], { lines: ['PORT 3'] })).toEqual({
      code: 1,
      output: `A line of ${settings} is not NAME=VALUE.\n`,
    })
  })

  test('takes the file of the settings before the unit', () => {
    expect(elCercle(['doctor'], { lines: [`DATA_DIR=${folder}/other`] }).output).toContain(
      `DATA_DIR ${folder}/other does not exist yet.`,
    )
  })

  test('hands over what systemd gives to the service alone', () => {
    const key = join(folder, 'encryption-key')
    writeFileSync(key, `${'cd'.repeat(32)}\n`, { mode: 0o600 })
    const credentials = join(folder, 'credentials.service')
    const lines = [`DATA_DIR=${dataDir}`, '"ENCRYPTION_KEY_FILE=%d/encryption-key"'].map(
      (value) => `Environment=${value}\n`,
    )
    writeFileSync(
      credentials,
      `User=${isRoot ? 'nobody' : ''}\nLoadCredential=encryption-key:${key}\n${lines.join('')}`,
    )
    const env = { EL_CERCLE_UNIT: credentials }
    expect(elCercle(['doctor'], { env }).output).toMatch(
      /^ok +key +ENCRYPTION_KEY holds [0-9a-f]{8}, apart from the data/m,
    )
    rmSync(key)
    expect(elCercle(['doctor'], { env })).toEqual({
      code: 1,
      output: `The file of ENCRYPTION_KEY in ${credentials} cannot be read: run this as root.\n`,
    })
  })

  test('refuses what it cannot do in one line', () => {
    expect(elCercle([]).output).toMatch(/^Usage: el-cercle doctor \|/)
    expect(elCercle(['seed']).output).toMatch(/^Usage/)
    const nowhere = { EL_CERCLE_UNIT: join(folder, 'no.service'), EL_CERCLE_ENV: join(folder, 'no.env') }
    expect(elCercle(['doctor'], { env: nowhere }).output).toMatch(/^DATA_DIR is neither in /)
    expect(elCercle(['doctor'], { env: { ...nowhere, DATA_DIR: dataDir } }).output).toMatch(/^ok +settings/)
  })

  test.skipIf(!isRoot)('says to whom the settings are closed', () => {
    const { stderr } = spawnSync(
      'setpriv',
      [`--reuid=${nobody}`, '--clear-groups', '--', join(folder, 'el-cercle'), 'doctor'],
      { env: { PATH: process.env.PATH, EL_CERCLE_UNIT: unit, EL_CERCLE_ENV: settings }, encoding: 'utf8' },
    )
    expect(stderr).toBe(`${settings} cannot be read by this user: run this as root.\n`)
  })
})
