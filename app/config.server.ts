import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'

/** The message is one line for the person who starts the server. */
export class SettingError extends Error {}

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
  clubEmail: string
  /** Receives alerts. */
  operatorEmail: string
  alertWebhookUrl: string | undefined
  alertCheckSeconds: number
  /** Free disk space below which an alert is raised; 0 disables it. */
  alertDiskPercent: number
  adminEmails: readonly string[]
  /** Undefined: only for an empty embedded database. */
  demoContent: boolean | undefined
  /** Addresses, CIDR ranges and `loopback`. */
  trustedProxies: readonly string[]
  /** 32 bytes each; the first encrypts, all decrypt. Empty: the key file under `dataDir`. */
  encryptionKeys: readonly Buffer[]
  backupDir: string
  /** An age public key, validated in `backup/backup-keys.server.ts`. */
  backupPublicKey: string | undefined
  /** A shell command that sends the finished backup `$1` to another machine. */
  backupCommand: string | undefined
  /** The window of point-in-time recovery. */
  backupKeepDays: number
  walArchiveSeconds: number
  /** False only for measurements. */
  pageCache: boolean
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** Uncached pages per client and process; 0 for no limit. */
  pagesPerMinute: number
  /** The absolute path of a log for tools that block addresses. */
  securityLog: string | undefined
  /** Slower queries are logged. */
  slowQueryMs: number
  /** Adds request id and route to each query, which disables prepared statements. */
  sqlComments: boolean
  /** The bearer token of `/metrics`; undefined disables it. */
  metricsToken: string | undefined
  /** Shown in the legal notice. */
  clubTaxNumber: string
  clubRegistryEntry: string
}>

type Environment = Readonly<Record<string, string | undefined>>

/** Each of these can also be a file, named by `NAME_FILE`. */
export const secretSettings = [
  'ALERT_WEBHOOK_URL',
  'DATABASE_URL',
  'DATABASE_PUBLIC_URL',
  'DATABASE_PANEL_URL',
  'DATABASE_JOBS_URL',
  'ENCRYPTION_KEY',
  'METRICS_TOKEN',
  'SMTP_URL',
]

/** @throws SettingError for the first invalid setting */
export function readConfig(environment: Environment): Config {
  const env = { ...environment, ...readSettingFiles(environment) }
  const port = readPort(env)
  const dataDir = resolve(text(env, 'DATA_DIR') ?? 'var')
  const clubEmail = readEmail(env, 'CLUB_EMAIL') ?? 'hola@elcercle.example'
  return {
    port,
    host: text(env, 'HOST') ?? '127.0.0.1',
    baseUrl: readBaseUrl(env, port),
    databaseUrl: readDatabaseUrl(env, 'DATABASE_URL'),
    databaseRoleUrls: readRoleUrls(env),
    databaseWaitSeconds: readWholeNumber(env, 'DATABASE_WAIT_SECONDS', 60, 'seconds'),
    dataDir,
    smtpUrl: readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: readEmail(env, 'MAIL_FROM') ?? 'hola@elcercle.example',
    clubEmail,
    operatorEmail: readEmail(env, 'OPERATOR_EMAIL') ?? clubEmail,
    alertWebhookUrl: readUrl(env, 'ALERT_WEBHOOK_URL', ['http:', 'https:']),
    alertCheckSeconds: Math.max(1, readWholeNumber(env, 'ALERT_CHECK_SECONDS', 60, 'seconds')),
    alertDiskPercent: readWholeNumber(env, 'ALERT_DISK_PERCENT', 10, 'percent'),
    adminEmails: list(env, 'ADMIN_EMAILS').map((email) => checkedEmail('ADMIN_EMAILS', email).toLowerCase()),
    demoContent: readFlag(env, 'DEMO_CONTENT'),
    trustedProxies: list(env, 'TRUSTED_PROXIES').map(checkedProxy),
    encryptionKeys: (text(env, 'ENCRYPTION_KEY') ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(checkedKey),
    backupDir: resolve(text(env, 'BACKUP_DIR') ?? join(dataDir, 'backups')),
    backupPublicKey: text(env, 'BACKUP_PUBLIC_KEY'),
    backupCommand: readBackupCommand(env),
    backupKeepDays: readNumber(env, 'BACKUP_KEEP_DAYS', { otherwise: 7, least: 1, most: 35 }),
    walArchiveSeconds: readNumber(env, 'WAL_ARCHIVE_SECONDS', { otherwise: 30, least: 1, most: 3600 }),
    pageCache: readFlag(env, 'PAGE_CACHE') ?? true,
    logLevel: readLogLevel(env),
    pagesPerMinute: readWholeNumber(env, 'PAGES_PER_MINUTE', 300, 'pages'),
    securityLog: readPath(env, 'SECURITY_LOG'),
    slowQueryMs: readWholeNumber(env, 'SLOW_QUERY_MS', 500, 'milliseconds'),
    sqlComments: readFlag(env, 'SQL_COMMENTS') ?? false,
    metricsToken: text(env, 'METRICS_TOKEN'),
    clubTaxNumber: text(env, 'CLUB_TAX_NUMBER') ?? '',
    clubRegistryEntry: text(env, 'CLUB_REGISTRY_ENTRY') ?? '',
  }
}

function readSettingFiles(env: Environment): Environment {
  const given = secretSettings.filter((name) => text(env, `${name}_FILE`))
  return Object.fromEntries(given.map((name) => [name, readSettingFile(env, name)]))
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

function list(env: Environment, name: string): string[] {
  return (env[name] ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
}

function readPort(env: Environment): number {
  const value = text(env, 'PORT') ?? '3000'
  const port = Number(value)
  if (!/^\d{1,5}$/.test(value) || port > 65535)
    throw new SettingError(`PORT must be a number from 0 to 65535, not «${value}»`)
  return port
}

function readBaseUrl(env: Environment, port: number): string {
  const url = readUrl(env, 'BASE_URL', ['http:', 'https:'])
  if (!url) return `http://localhost:${port}`
  const { origin, pathname, search } = new URL(url)
  if (pathname !== '/' || search) throw new SettingError(`BASE_URL must have no path, not «${url}»`)
  return origin
}

function readDatabaseUrl(env: Environment, name: string): string | undefined {
  const value = text(env, name)
  if (!value) return undefined
  const [, start = '', hosts = '', rest = ''] = /^([a-z]+:\/\/(?:[^/?]*@)?)([^/?]*)(.*)$/s.exec(value) ?? []
  const alone = hosts.split(',').map((host) => `${start}${host}${rest}`)
  if (alone.length > 1 && alone.some((address) => !URL.canParse(address) || !new URL(address).hostname)) {
    throw new SettingError(`${name} must name its hosts as host or host:port, with commas between them`)
  }
  const { searchParams } = new URL(checkedUrl(name, alone[0] ?? '', ['postgres:', 'postgresql:']))
  if (!['read-write', 'primary'].includes(searchParams.get('target_session_attrs') ?? 'read-write')) {
    throw new SettingError(`${name} must have no target_session_attrs other than read-write or primary`)
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

function readUrl(env: Environment, name: string, protocols: string[]): string | undefined {
  const value = text(env, name)
  return value && checkedUrl(name, value, protocols)
}

function checkedUrl(name: string, value: string, protocols: string[]): string {
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
    // The message omits the value: it may contain a password.
    throw new SettingError(`${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`)
  }
  return value
}

function readEmail(env: Environment, name: string): string | undefined {
  const value = text(env, name)
  return value && checkedEmail(name, value)
}

function checkedEmail(name: string, value: string): string {
  if (!/^[^\s@<>,]+@[^\s@<>,]+$/.test(value))
    throw new SettingError(`${name} must be an e-mail address, not «${value}»`)
  return value
}

function checkedProxy(value: string): string {
  const [address = '', bits, ...rest] = value.split('/')
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  const range = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
  if (value !== 'loopback' && (most < 0 || !range || rest.length > 0)) {
    throw new SettingError(
      `TRUSTED_PROXIES must be IP addresses, ranges such as 10.0.0.0/8, or «loopback», with commas between them, not «${value}»`,
    )
  }
  return value
}

function readFlag(env: Environment, name: string): boolean | undefined {
  const value = text(env, name)
  if (value === undefined) return undefined
  if (value !== '0' && value !== '1') throw new SettingError(`${name} must be 1 or 0, not «${value}»`)
  return value === '1'
}

function checkedKey(value: string): Buffer {
  const key = /^[0-9a-f]{64}$/i.test(value) ? Buffer.from(value, 'hex') : Buffer.from(value, 'base64')
  if (key.length !== 32) throw new SettingError('ENCRYPTION_KEY must be 32 bytes in hexadecimal or base64')
  return key
}

function readBackupCommand(env: Environment): string | undefined {
  const command = text(env, 'BACKUP_COMMAND')
  if (command && !/\$(1|\{1\}|@)/.test(command)) {
    throw new SettingError('BACKUP_COMMAND must name the file to send as "$1", such as: rclone copy "$1" remote:club')
  }
  return command
}

function readNumber(
  env: Environment,
  name: string,
  { otherwise, least, most }: { otherwise: number; least: number; most: number },
): number {
  const value = text(env, name) ?? String(otherwise)
  const number = Number(value)
  if (/^\d{1,6}$/.test(value) && number >= least && number <= most) return number
  throw new SettingError(`${name} must be a number from ${least} to ${most}, not «${value}»`)
}

function readPath(env: Environment, name: string): string | undefined {
  const value = text(env, name)
  return value && resolve(value)
}

function readWholeNumber(env: Environment, name: string, otherwise: number, unit: string): number {
  const value = text(env, name) ?? String(otherwise)
  if (!/^\d{1,6}$/.test(value)) throw new SettingError(`${name} must be a number of ${unit}, not «${value}»`)
  return Number(value)
}

function readLogLevel(env: Environment): Config['logLevel'] {
  const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const
  const value = text(env, 'LOG_LEVEL') ?? 'info'
  const level = levels.find((name) => name === value)
  if (!level) throw new SettingError(`LOG_LEVEL must be one of ${levels.join(', ')}, not «${value}»`)
  return level
}

export const config = readConfig(process.env)
