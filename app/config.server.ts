import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import * as schemas from './setting-schemas.ts'

/** The message is one line for the person who starts the server; `all` has one for each wrong setting. */
export class SettingError extends Error {
  readonly all: readonly string[]
  constructor(first: string, ...others: string[]) {
    super(first)
    this.all = [first, ...others]
  }
}

export type Config = Readonly<{
  port: number
  host: string
  /** The origin of absolute links, without a trailing slash; determines secure cookies and the origin check. */
  baseUrl: string
  /** Undefined: the embedded PostgreSQL. Of several hosts the writable one is used. */
  databaseUrl: string | undefined
  databaseWaitSeconds: number
  /** Undefined: the product creates these roles. */
  databaseRoleUrls: { public: string; panel: string; jobs: string } | undefined
  dataDir: string
  /** Undefined: mails are written to files under `dataDir`/mail. */
  smtpUrl: string | undefined
  mailFrom: string
  /** Calendar entries of mails as invitations, which calendars update and remove by themselves. */
  calendarInvitations: boolean
  /** Until the panel gives one. */
  clubEmail: string | undefined
  /** Undefined: the club's e-mail. */
  operatorEmail: string | undefined
  alertWebhookUrl: string | undefined
  alertCheckSeconds: number
  /** Free space; 0 disables the alert. */
  alertDiskPercent: number
  adminEmails: readonly string[]
  /** Undefined: only for an empty embedded database. */
  demoContent: boolean | undefined
  trustedProxies: readonly string[]
  /** 32 bytes each; the first encrypts, all decrypt. Empty: the key file under `dataDir`. */
  encryptionKeys: readonly Buffer[]
  backupDir: string
  /** Whether this machine copies the database of DATABASE_URL: its operator has named a folder. */
  externalCopies: boolean
  /** An age public key, validated in `backup/backup-keys.server.ts`. */
  backupPublicKey: string | undefined
  /** A shell command that sends the finished backup `$1` to another machine. */
  backupCommand: string | undefined
  backupKeepDays: number
  walArchiveSeconds: number
  pageCache: boolean
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** Uncached pages per client and process; 0 for no limit. */
  pagesPerMinute: number
  /** The absolute path of a log for tools that block addresses. */
  securityLog: string | undefined
  slowQueryMs: number
  /** Adds request id and route to each query, which disables prepared statements. */
  sqlComments: boolean
  /** The bearer token of `/metrics`; undefined disables it. */
  metricsToken: string | undefined
  /** The bearer token of `/rebotes`; undefined disables it. */
  bounceToken: string | undefined
  /** To the addresses of OpenTelemetry's own variables. */
  sendsTraces: boolean
  clubTaxNumber: string
  clubRegistryEntry: string
}>

export type Environment = Readonly<Record<string, string | undefined>>

/** Each of these can also be a file, named by `NAME_FILE`. */
export const secretSettings = [
  'ALERT_WEBHOOK_URL',
  'BOUNCE_TOKEN',
  'DATABASE_URL',
  'DATABASE_PUBLIC_URL',
  'DATABASE_PANEL_URL',
  'DATABASE_JOBS_URL',
  'ENCRYPTION_KEY',
  'METRICS_TOKEN',
  'SMTP_URL',
]

const tracingAddresses = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']

/** @throws SettingError */
export function readConfig(environment: Environment): Config {
  const problems: string[] = []
  const attempt = noteProblems(problems)
  const settings = readSettings({ ...environment, ...readSettingFiles(environment, attempt) }, attempt)
  const [first, ...others] = problems
  if (first !== undefined) throw new SettingError(first, ...others)
  return settings
}

type Attempt = <T>(work: () => T) => T | undefined

/** Goes on after a wrong setting, so that all of them are found. */
function noteProblems(problems: string[]): Attempt {
  return (work) => {
    try {
      return work()
    } catch (error) {
      if (!(error instanceof SettingError)) throw error
      problems.push(error.message)
      return undefined
    }
  }
}

function readSettings(env: Environment, attempt: Attempt): Config {
  const read = settingReader(env, attempt)
  const port = read('PORT', schemas.numberBetween(0, 65_535), '3000')
  const baseUrl = read('BASE_URL', schemas.url('http:', 'https:'))
  const dataDir = read('DATA_DIR', schemas.path, 'var')
  return {
    port,
    host: text(env, 'HOST') ?? '127.0.0.1',
    baseUrl: attempt(() => baseUrl && originOf(baseUrl)) ?? `http://localhost:${port}`,
    databaseUrl: attempt(() => readDatabaseUrl(env, 'DATABASE_URL')),
    databaseRoleUrls: attempt(() => readRoleUrls(env)),
    databaseWaitSeconds: read('DATABASE_WAIT_SECONDS', schemas.numberBetween(0, 3600), '60'),
    dataDir,
    smtpUrl: read('SMTP_URL', schemas.smtpUrl),
    mailFrom: read('MAIL_FROM', schemas.email, 'hola@elcercle.example'),
    calendarInvitations: read('CALENDAR_INVITATIONS', schemas.flag, '1'),
    clubEmail: read('CLUB_EMAIL', schemas.email),
    operatorEmail: read('OPERATOR_EMAIL', schemas.email),
    alertWebhookUrl: read('ALERT_WEBHOOK_URL', schemas.url('http:', 'https:')),
    alertCheckSeconds: read('ALERT_CHECK_SECONDS', schemas.numberBetween(1, 3600), '60'),
    alertDiskPercent: read('ALERT_DISK_PERCENT', schemas.numberBetween(0, 90), '10'),
    adminEmails: read('ADMIN_EMAILS', schemas.list(schemas.email), '').map((email) => email.toLowerCase()),
    demoContent: read('DEMO_CONTENT', schemas.flag),
    trustedProxies: read('TRUSTED_PROXIES', schemas.list(schemas.proxy), ''),
    encryptionKeys: read('ENCRYPTION_KEY', schemas.list(schemas.encryptionKey, /[\s,]+/), ''),
    backupDir: read('BACKUP_DIR', schemas.path, join(dataDir, 'backups')),
    externalCopies: text(env, 'DATABASE_URL') !== undefined && text(env, 'BACKUP_DIR') !== undefined,
    backupPublicKey: text(env, 'BACKUP_PUBLIC_KEY'),
    backupCommand: read('BACKUP_COMMAND', schemas.backupCommand),
    backupKeepDays: read('BACKUP_KEEP_DAYS', schemas.numberBetween(1, 35), '7'),
    walArchiveSeconds: read('WAL_ARCHIVE_SECONDS', schemas.numberBetween(1, 3600), '30'),
    pageCache: read('PAGE_CACHE', schemas.flag, '1'),
    logLevel: read('LOG_LEVEL', schemas.logLevel, 'info'),
    pagesPerMinute: read('PAGES_PER_MINUTE', schemas.numberBetween(0, 100_000), '300'),
    securityLog: read('SECURITY_LOG', schemas.path),
    slowQueryMs: read('SLOW_QUERY_MS', schemas.numberBetween(0, 600_000), '500'),
    sqlComments: read('SQL_COMMENTS', schemas.flag, '0'),
    metricsToken: text(env, 'METRICS_TOKEN'),
    bounceToken: text(env, 'BOUNCE_TOKEN'),
    sendsTraces: tracingAddresses.filter((name) => read(name, schemas.url('http:', 'https:'))).length > 0,
    clubTaxNumber: text(env, 'CLUB_TAX_NUMBER') ?? '',
    clubRegistryEntry: text(env, 'CLUB_REGISTRY_ENTRY') ?? '',
  }
}

export function settingNames(): string[] {
  const names = new Set(secretSettings.map((name) => `${name}_FILE`))
  readSettings(new Proxy({}, { get: (_, name) => void names.add(String(name)) }), (work) => work())
  return [...names]
}

type SettingReader = {
  <T>(name: string, schema: v.GenericSchema<string, T>, fallback: string): T
  <T>(name: string, schema: v.GenericSchema<string, T>): T | undefined
}

function settingReader(env: Environment, attempt: Attempt): SettingReader {
  return <T>(name: string, schema: v.GenericSchema<string, T>, fallback?: string) => {
    const value = text(env, name)
    const given = value === undefined ? undefined : attempt(() => parse(name, schema, value))
    return given ?? (fallback === undefined ? undefined : parse(name, schema, fallback))
  }
}

function parse<T>(name: string, schema: v.GenericSchema<string, T>, value: string): T {
  const result = v.safeParse(schema, value, { abortEarly: true })
  if (result.success) return result.output
  throw new SettingError(`${name} ${result.issues[0].message}`)
}

function readSettingFiles(env: Environment, attempt: Attempt): Environment {
  const given = secretSettings.filter((name) => text(env, `${name}_FILE`))
  return Object.fromEntries(given.map((name) => [name, attempt(() => readSettingFile(env, name))]))
}

function readSettingFile(env: Environment, name: string): string {
  if (text(env, name)) throw new SettingError(`${name} and ${name}_FILE are both set: set one of them`)
  const path = text(env, `${name}_FILE`) ?? ''
  const value = readText(name, path).replace(/\r?\n$/, '')
  if (!value) throw new SettingError(`${name}_FILE: the file ${path} is empty`)
  return value
}

function readText(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new SettingError(`${name}_FILE: the file ${path} cannot be read (${(error as NodeJS.ErrnoException).code})`)
  }
}

function text(env: Environment, name: string): string | undefined {
  return env[name]?.trim() || undefined
}

function originOf(baseUrl: string): string {
  const { origin, pathname, search } = new URL(baseUrl)
  if (pathname !== '/' || search) throw new SettingError(`BASE_URL must have no path, not «${baseUrl}»`)
  return origin
}

/** The other values of libpq go on without encryption when the server has none. */
const chosenEncryption = ['verify-full', 'require', 'disable']

function readDatabaseUrl(env: Environment, name: string): string | undefined {
  const value = text(env, name)
  if (!value) return undefined
  const [, start = '', hosts = '', rest = ''] = /^([a-z]+:\/\/(?:[^/?]*@)?)([^/?]*)(.*)$/s.exec(value) ?? []
  const alone = hosts.split(',').map((host) => `${start}${host}${rest}`)
  if (alone.length > 1 && alone.some((address) => !URL.canParse(address) || !new URL(address).hostname)) {
    throw new SettingError(`${name} must name its hosts as host or host:port, with commas between them`)
  }
  const { searchParams } = new URL(parse(name, schemas.url('postgres:', 'postgresql:'), alone[0] ?? ''))
  if (!['read-write', 'primary'].includes(searchParams.get('target_session_attrs') ?? 'read-write')) {
    throw new SettingError(`${name} must have no target_session_attrs other than read-write or primary`)
  }
  const servers = (searchParams.get('host') ?? hosts).split(',')
  if (!servers.every(schemas.isThisMachine) && !chosenEncryption.includes(searchParams.get('sslmode') ?? '')) {
    throw new SettingError(
      `${name} names another machine: add ?sslmode=verify-full (in a private network =require or =disable)`,
    )
  }
  return value
}

function readRoleUrls(env: Environment): Config['databaseRoleUrls'] {
  const [visitors, panel, jobs] = ['PUBLIC', 'PANEL', 'JOBS'].map((role) =>
    readDatabaseUrl(env, `DATABASE_${role}_URL`),
  )
  if (!visitors && !panel && !jobs) return undefined
  if (!visitors || !panel || !jobs || !text(env, 'DATABASE_URL')) {
    throw new SettingError(
      'DATABASE_PUBLIC_URL, DATABASE_PANEL_URL and DATABASE_JOBS_URL go together, and with DATABASE_URL',
    )
  }
  return { public: visitors, panel, jobs }
}

export const config = readConfig(process.env)
