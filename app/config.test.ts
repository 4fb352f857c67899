import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfig, settingNames, SettingError } from './config.server.ts'
import { describeUnknownSettings } from './unknown-settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'el-cercle-settings-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function file(content: string): string {
  const path = join(folder, String(Math.random()))
  writeFileSync(path, content)
  return path
}

describe('a secret setting can be a file', () => {
  test('without its final line break', () => {
    const url = 'postgres://club:secret@localhost/club'
    for (const end of ['', '\n', '\r\n'])
      expect(readConfig({ DATABASE_URL_FILE: file(url + end) }).databaseUrl).toBe(url)
    expect(readConfig({ SMTP_URL_FILE: file('smtps://post.example\n') }).smtpUrl).toBe('smtps://post.example')
  })

  test('with keys separated by commas or line breaks, as in DATA_DIR/encryption.key', () => {
    const [one, other] = ['ab'.repeat(32), 'cd'.repeat(32)]
    for (const content of [`${one},${other}`, `${one}\n${other}\n`]) {
      expect(
        readConfig({ ENCRYPTION_KEY_FILE: file(content) }).encryptionKeys.map((key) => key.toString('hex')),
      ).toEqual([one, other])
    }
  })

  test.each([
    [
      { SMTP_URL: 'smtp://post.example', SMTP_URL_FILE: '/any' },
      'SMTP_URL and SMTP_URL_FILE are both set: set one of them',
    ],
    [{ DATABASE_URL_FILE: '/no/such/file' }, 'DATABASE_URL_FILE: the file /no/such/file cannot be read (ENOENT)'],
    [{ DATABASE_URL_FILE: folder }, `DATABASE_URL_FILE: the file ${folder} cannot be read (EISDIR)`],
    [
      { DATABASE_URL_FILE: file('mysql://user:secret@host\n') },
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://',
    ],
  ])('%o is refused', (env, line) => {
    expect(() => readConfig(env)).toThrow(new SettingError(line))
  })

  test('that must not be empty', () => {
    const path = file('\n')
    expect(() => readConfig({ SMTP_URL_FILE: path })).toThrow(
      new SettingError(`SMTP_URL_FILE: the file ${path} is empty`),
    )
  })
})

describe('backups', () => {
  test('default to a folder under DATA_DIR and seven days', () => {
    const { backupDir, backupKeepDays, backupCommand } = readConfig({ DATA_DIR: '/srv/club' })
    expect({ backupDir, backupKeepDays, backupCommand }).toEqual({
      backupDir: '/srv/club/backups',
      backupKeepDays: 7,
      backupCommand: undefined,
    })
  })

  test('are sent by a command that names the file', () => {
    expect(readConfig({ BACKUP_COMMAND: 'rclone copy "$1" remote:club' }).backupCommand).toBe(
      'rclone copy "$1" remote:club',
    )
    expect(() => readConfig({ BACKUP_COMMAND: 'rclone copy remote:club' })).toThrow(
      'BACKUP_COMMAND must name the file to send as "$1"',
    )
    expect(() => readConfig({ BACKUP_KEEP_DAYS: '36' })).toThrow('BACKUP_KEEP_DAYS must be a number from 1 to 35')
  })
})

/** Of what is any text, a path, or tried when a start begins: `start.test.ts` and `security-log.test.ts`. */
const neverInvalid =
  'HOST DATA_DIR BACKUP_DIR BACKUP_PUBLIC_KEY SECURITY_LOG METRICS_TOKEN BOUNCE_TOKEN CLUB_TAX_NUMBER CLUB_REGISTRY_ENTRY'

describe('an invalid setting', () => {
  const wrongProxies = ['localhost', '10.0.0.0/33', '::1/129', '10.0.0.0/8/8', '10.0.0.0/']

  const invalid: [Record<string, string>, string][] = [
    [{ PORT: 'three' }, 'PORT must be a number from 0 to 65535, not «three»'],
    [{ BASE_URL: 'elcercle.example' }, 'BASE_URL must be an address that starts with http:// or https://'],
    [{ BASE_URL: 'https://elcercle.example/club' }, 'BASE_URL must have no path, not «https://elcercle.example/club»'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address that starts with postgres:// or postgresql://'],
    ...['postgres://h1:x,h2/db', 'postgres://u:secret@h1,,h2/db'].map((wrong): [Record<string, string>, string] => [
      { DATABASE_URL: wrong },
      'DATABASE_URL must name its hosts as host or host:port, with commas between them',
    ]),
    [
      { DATABASE_URL: 'postgres://h1,h2/db?target_session_attrs=standby' },
      'DATABASE_URL must have no target_session_attrs other than read-write or primary',
    ],
    ...['db.example', '127.0.0.1,10.0.0.2:5433', 'localhost/club?host=db.example'].map(
      (elsewhere): [Record<string, string>, string] => [
        { DATABASE_URL: `postgres://u:secret@${elsewhere}` },
        'DATABASE_URL names another machine: add ?sslmode=verify-full (in a private network =require or =disable)',
      ],
    ),
    [
      { DATABASE_URL: 'postgres://db.example/club?sslmode=prefer' },
      'DATABASE_URL names another machine: add ?sslmode=verify-full (in a private network =require or =disable)',
    ],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an address that starts with smtp:// or smtps://'],
    [{ MAIL_FROM: 'hola' }, 'MAIL_FROM must be an e-mail address, not «hola»'],
    [{ ADMIN_EMAILS: 'a@b.example, c' }, 'ADMIN_EMAILS must be an e-mail address, not «c»'],
    ...wrongProxies.map((wrong): [Record<string, string>, string] => [
      { TRUSTED_PROXIES: `loopback, ${wrong}` },
      `TRUSTED_PROXIES must be IP addresses, ranges such as 10.0.0.0/8, or «loopback», with commas between them, not «${wrong}»`,
    ]),
    [{ ENCRYPTION_KEY: 'short' }, 'ENCRYPTION_KEY must be 32 bytes in hexadecimal or base64'],
    [{ ALERT_DISK_PERCENT: '200' }, 'ALERT_DISK_PERCENT must be a number from 0 to 90, not «200»'],
    [{ ALERT_CHECK_SECONDS: '0' }, 'ALERT_CHECK_SECONDS must be a number from 1 to 3600, not «0»'],
    [{ DATABASE_WAIT_SECONDS: '-1' }, 'DATABASE_WAIT_SECONDS must be a number from 0 to 3600, not «-1»'],
    [{ PAGES_PER_MINUTE: '1e9' }, 'PAGES_PER_MINUTE must be a number from 0 to 100000, not «1e9»'],
    [{ SLOW_QUERY_MS: 'fast' }, 'SLOW_QUERY_MS must be a number from 0 to 600000, not «fast»'],
    ...['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'].map(
      (name): [Record<string, string>, string] => [
        { [name]: 'collector:4318' },
        `${name} must be an address that starts with http:// or https://`,
      ],
    ),
    [{ DEMO_CONTENT: 'yes' }, 'DEMO_CONTENT must be 1 or 0, not «yes»'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of debug, info, warn, error, silent, not «loud»'],
    ...['CALENDAR_INVITATIONS', 'PAGE_CACHE', 'SQL_COMMENTS'].map((name): [Record<string, string>, string] => [
      { [name]: 'true' },
      `${name} must be 1 or 0, not «true»`,
    ]),
    ...['CLUB_EMAIL', 'OPERATOR_EMAIL'].map((name): [Record<string, string>, string] => [
      { [name]: 'hola@' },
      `${name} must be an e-mail address, not «hola@»`,
    ]),
    ...['DATABASE_PUBLIC_URL', 'DATABASE_PANEL_URL', 'DATABASE_JOBS_URL'].map(
      (name): [Record<string, string>, string] => [
        { DATABASE_URL: 'postgres://localhost/club', [name]: 'mysql://x' },
        `${name} must be an address that starts with postgres:// or postgresql://`,
      ],
    ),
    [{ ALERT_WEBHOOK_URL: 'chat' }, 'ALERT_WEBHOOK_URL must be an address that starts with http:// or https://'],
    [
      { BACKUP_COMMAND: 'rclone' },
      'BACKUP_COMMAND must name the file to send as "$1", such as: rclone copy "$1" remote:club',
    ],
    [{ BACKUP_KEEP_DAYS: '0' }, 'BACKUP_KEEP_DAYS must be a number from 1 to 35, not «0»'],
    [{ WAL_ARCHIVE_SECONDS: '0' }, 'WAL_ARCHIVE_SECONDS must be a number from 1 to 3600, not «0»'],
  ]

  test.each(invalid)('%o is refused', (env, line) => {
    expect(() => readConfig(env)).toThrow(new SettingError(line))
  })

  test('is tried of each name that has a shape', () => {
    const tried = invalid.map(([, line]) => line.split(' ', 1)[0])
    const names = settingNames().filter((name) => !name.endsWith('_FILE'))
    expect(names.filter((name) => !tried.includes(name)).toSorted()).toEqual(neverInvalid.split(' ').toSorted())
  })

  test('is not the only one that is found', () => {
    const wrong = { PORT: 'three', DATABASE_URL: 'mysql://x', SMTP_URL_FILE: '/no/such/file', LOG_LEVEL: 'loud' }
    expect(() => readConfig(wrong)).toThrow(
      new SettingError(
        'SMTP_URL_FILE: the file /no/such/file cannot be read (ENOENT)',
        'PORT must be a number from 0 to 65535, not «three»',
        'DATABASE_URL must be an address that starts with postgres:// or postgresql://',
        'LOG_LEVEL must be one of debug, info, warn, error, silent, not «loud»',
      ),
    )
  })
})

describe('a variable that is not a setting', () => {
  test.each([
    ['BACKUP_DIRR', 'BACKUP_DIRR is not a setting of el Cercle and is ignored: did you mean BACKUP_DIR?'],
    ['BASE_ULR', 'BASE_ULR is not a setting of el Cercle and is ignored: did you mean BASE_URL?'],
    ['SMTP_HOST', 'SMTP_HOST is not a setting of el Cercle and is ignored: README.md lists the settings.'],
  ])('%s is named, without its value', (name, line) => {
    expect(describeUnknownSettings({ [name]: 'secret' })).toEqual([line])
  })

  test('of other programs is not', () => {
    expect(describeUnknownSettings({ PATH: '/bin', HOME: '/root', NODE_ENV: 'x', POSTGRES_PORT: '1' })).toEqual([])
  })

  test('is none of those in the README', () => {
    const table = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8').split('## Settings')[1] ?? ''
    const rows =
      table
        .split('\n## ')[0]
        ?.split('\n')
        .filter((line) => line.startsWith('| `')) ?? []
    const names = rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z][A-Z_]+/g) ?? [])
    expect(names.length).toBeGreaterThan(35)
    expect(describeUnknownSettings(Object.fromEntries(names.map((name) => [name, ''])))).toEqual([])
  })
})

describe('connections to another machine are encrypted', () => {
  test('to PostgreSQL, unless the address says otherwise', () => {
    const accepted = [
      'postgres://db.example/club?sslmode=verify-full',
      'postgres://h1,h2:5433/club?sslmode=require',
      'postgres://db/club?sslmode=disable',
      ...['localhost:5433', '127.0.0.1', '[::1]:5432', '/club?host=/run/postgresql'].map(
        (here) => `postgres://${here}`,
      ),
    ]
    for (const url of accepted) expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url)
  })

  test.each([
    ['smtp://u:p%40@mail.example:587', 'smtp://u:p%40@mail.example:587?requireTLS=true'],
    ['smtp://10.0.0.2?pool=true', 'smtp://10.0.0.2?pool=true&requireTLS=true'],
    ['smtp://10.0.0.2?requireTLS=false', 'smtp://10.0.0.2?requireTLS=false'],
    ['smtp://10.0.0.2?ignoreTLS=true', 'smtp://10.0.0.2?ignoreTLS=true'],
    ['smtp://127.0.0.1:2525', 'smtp://127.0.0.1:2525'],
    ['smtps://mail.example', 'smtps://mail.example'],
  ])('to the mail server: %s becomes %s', (given, used) => {
    expect(readConfig({ SMTP_URL: given }).smtpUrl).toBe(used)
  })
})
