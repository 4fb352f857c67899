import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import { openBackupFile, readHeader } from '#app/backup/backup-file.server.ts'
import { registrationFields } from './registration-fields.ts'
import { mailsIn, until } from './mailbox.ts'
import type { RunningServer } from './server.ts'
import { visitor } from './visitor.ts'

/** A value that must not appear in plain text anywhere, with its other encodings. */
export type Canary = { name: string; forms: string[] }
export type Hit = { canary: string; place: string }

/** The secrets of one person. @param tag makes them unique */
export function secretsOf(tag: string, number: number) {
  const day = String((number % 28) + 1).padStart(2, '0')
  const year = 1930 + (number % 40)
  return {
    email: `${tag}@example.org`,
    iban: iban('21000418', String(number).padStart(10, '7')),
    birthDate: `${year}-07-${day}`,
    diet: `dieta${tag} sin altramuces`,
    contactName: `Contacto${tag} Ventura`,
    contactPhone: `+34 6${String(number).padStart(8, '3')}`,
    password: `clave-${tag}-larga`,
    newPassword: `otra-${tag}-larga`,
  }
}
export type Secrets = ReturnType<typeof secretsOf>

/** A Spanish IBAN with its check digits (ISO 13616) and those of the account. */
function iban(branch: string, number: string): string {
  const account = `${branch}${controlDigit(`00${branch}`)}${controlDigit(number)}${number}`
  const check = 98n - (BigInt(`${account}142800`) % 97n)
  return `ES${String(check).padStart(2, '0')}${account}`
}

function controlDigit(digits: string): number {
  const weights = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6]
  const digit = 11 - (weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0) % 11)
  return digit > 9 ? 11 - digit : digit
}

export function canariesOf(secrets: Secrets): Canary[] {
  const { birthDate } = secrets
  const spaced = secrets.iban.replace(/(.{4})(?=.)/g, '$1 ')
  return [
    { name: 'IBAN', forms: [secrets.iban, spaced, secrets.iban.slice(4)] },
    { name: 'birth date', forms: [birthDate, birthDate.split('-').toReversed().join('/')] },
    { name: 'diet', forms: [secrets.diet] },
    {
      name: 'emergency contact',
      forms: [secrets.contactName, secrets.contactPhone, secrets.contactPhone.replaceAll(' ', '')],
    },
    { name: 'password', forms: [secrets.password] },
    { name: 'new password', forms: [secrets.newPassword] },
  ]
}

/** The plain text and encodings that do not protect it. */
function spellings({ forms }: Canary): string[] {
  return forms.flatMap((form) => [
    form,
    Buffer.from(form).toString('hex'),
    encodeURIComponent(form),
    ...base64sOf(form),
  ])
}

/** The part of its base64 that does not depend on its position in a longer text. */
function base64sOf(form: string): string[] {
  return [0, 1, 2]
    .map((shift) =>
      Buffer.from('\0'.repeat(shift) + form)
        .toString('base64')
        .slice(shift === 0 ? 0 : 4, -4),
    )
    .filter((text) => text.length > 8)
}

export function hitsInText(text: string | Buffer, place: string, canaries: Canary[]): Hit[] {
  return canaries
    .filter((canary) => spellings(canary).some((spelling) => text.includes(spelling)))
    .map(({ name }) => ({ canary: name, place }))
}

/** PostgreSQL's own labels of base backups (`000000010000000000000005.0000F480.backup`) are none. */
const BACKUP = /(?<!\.[0-9A-F]{8})\.backup$/

/** Searches every file of a folder (tables, write-ahead log, logs, queue, keys) and the content of backups. */
export async function hitsInFolder(
  folder: string,
  canaries: Canary[],
  exempt: (path: string) => boolean = () => false,
): Promise<Hit[]> {
  const hits: Hit[] = []
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name)
    if (exempt(name) || !statSync(path).isFile()) continue
    hits.push(...hitsInText(readFileSync(path), path, canaries))
    if (BACKUP.test(name)) hits.push(...(await hitsInBackup(path, canaries)))
  }
  return hits
}

export async function hitsInBackup(path: string, canaries: Canary[]): Promise<Hit[]> {
  const { tables } = await readHeader(path)
  const file = await openBackupFile(path)
  const hits: Hit[] = []
  for (const { name } of tables)
    for await (const rows of file.nextTable()) hits.push(...hitsInText(rows, `${path}, table ${name}`, canaries))
  file.close()
  return hits
}

export function sqlOf({ dataDir }: { dataDir: string }): postgres.Sql {
  return postgres({
    host: join(dataDir, 'postgres/run'),
    username: 'cercle',
    password: readFileSync(join(dataDir, 'postgres/password'), 'utf8'),
    database: 'cercle',
    max: 1,
    onnotice: () => {},
  })
}

export async function queueOf(sql: postgres.Sql): Promise<string> {
  const tables = await sql<
    { name: string }[]
  >`select relname as name from pg_class where relnamespace = 'pgboss'::regnamespace and relkind = 'r'`
  const rows = []
  for (const { name } of tables) rows.push(...(await sql`select t::text as row from ${sql(`pgboss.${name}`)} t`))
  return JSON.stringify(rows)
}

export async function openPanel(server: RunningServer, password: string) {
  const key = /create-super-admin\?key=\S+/.exec(server.output())?.[0] ?? ''
  const administrator = { email: 'presidencia@example.org', password }
  await visitor(server.url).post(`/${key}`, administrator)
  const answer = await visitor(server.url).post('/admin/login', administrator)
  const cookie =
    answer.headers
      .getSetCookie()
      .map((each) => each.split(';')[0] ?? '')
      .find((each) => each.includes('session_token')) ?? ''
  return {
    panel: visitor(server.url, { Cookie: cookie }),
    session: decodeURIComponent(cookie.split('=').slice(1).join('=')).split('.')[0] ?? '',
  }
}

type Panel = Awaited<ReturnType<typeof openPanel>>['panel']
export type CanaryRun = { cancel: string; completion: string; reset: string; csv: string[] }

/** Sends every form that asks for secrets: wrong first, then with a failing database, then right. */
export async function sendEverySecret(
  server: RunningServer,
  panel: Panel,
  event: number,
  secrets: Secrets,
): Promise<CanaryRun> {
  const ask = visitor(server.url)
  const mailWith = (path: string) =>
    until(async () => {
      const mails = (await mailsIn(server.dataDir)).filter(({ to }) => to?.[0]?.address === secrets.email)
      return mails.map(({ text }) => new RegExp(`${path}\\?token=([\\w-]+)`).exec(text ?? '')?.[1]).find(Boolean)
    })

  const seat = registrationFields({ email: secrets.email, dietary_restrictions: secrets.diet, diet_consent: 'on' })
  await ask.post(`/eventos/${event}/inscripcion`, { ...seat, privacy: '' })
  await ask.post('/eventos/999999/inscripcion', seat)
  await whileRefused(server, 'event_registrations', () => ask.post(`/eventos/${event}/inscripcion`, seat))
  await mustBe(200, ask.post(`/eventos/${event}/inscripcion`, seat))
  const cancel = await mailWith('/inscripcion/cancelar')
  await ask.get(`/inscripcion/cancelar?token=${cancel}`)

  await mustBe(200, ask.post('/solicitar-membresia', { full_name: 'Soci Canari', email: secrets.email, privacy: 'on' }))
  const sql = sqlOf(server)
  const [request] = await sql<{ id: string }[]>`select id from membership_requests where email = ${secrets.email}`
  await mustBe(200, panel.post('/admin/solicitudes', { act: 'approve', id: request?.id ?? '' }))
  const completion = await mailWith('/socio/completar-datos')
  const form = {
    full_name: 'Soci Canari',
    email: secrets.email,
    payment_method: 'transfer',
    iban: secrets.iban,
    birth_date: secrets.birthDate,
    emergency_contact_name: secrets.contactName,
    emergency_contact_phone: secrets.contactPhone,
    dietary_restrictions: secrets.diet,
    diet_consent: 'on',
    privacy: 'on',
    token: completion,
  }
  const complete = (fields: Record<string, string>) => ask.post(`/socio/completar-datos?token=${completion}`, fields)
  await complete({ ...form, privacy: '' })
  await ask.post('/socio/completar-datos?token=nothing', { ...form, token: 'nothing' })
  await whileRefused(server, 'socios', () => complete(form))
  await mustBe(200, complete(form))
  await complete(form)

  const csv = await workInPanel(panel, sql, event, secrets, form)
  await sql.end()
  return { cancel, completion, reset: await account(ask, secrets, mailWith), csv }
}

async function workInPanel(
  panel: Panel,
  sql: postgres.Sql,
  event: number,
  secrets: Secrets,
  form: Record<string, string>,
): Promise<string[]> {
  const [socio] = await sql<
    { id: string; version: number }[]
  >`select id, version from socios where email = ${secrets.email}`
  const sheet = `/admin/socios/${socio?.id}`
  for (const path of [
    '/admin/dashboard',
    '/admin/socios',
    '/admin/solicitudes',
    sheet,
    `/admin/eventos/${event}/inscripciones`,
    `/admin/eventos/${event}/hoja`,
  ])
    await mustBe(200, panel.get(path))
  await mustBe(200, panel.post(sheet, { act: 'show-iban' }))
  await panel.post(sheet, { ...form, act: 'save', version: String(socio?.version), iban: 'ES00 0000' })
  await panel.post(sheet, {
    ...form,
    act: 'save',
    version: String(socio?.version),
    status: 'active',
    membership_type: 'Regular',
    notes: 'otra',
  })
  const files = [await panel.get('/admin/socios.csv'), await panel.get(`/admin/eventos/${event}/inscripciones.csv`)]
  return Promise.all(files.map((file) => file.text()))
}

/** @returns the token of the reset link */
async function account(
  ask: ReturnType<typeof visitor>,
  secrets: Secrets,
  mailWith: (path: string) => Promise<string>,
): Promise<string> {
  const { email, password, newPassword } = secrets
  await ask.post('/auth?modo=registro', { email, password, full_name: 'Soci Canari', privacy: 'on' })
  const token = await mailWith('/auth/verificar')
  await ask.post('/auth/verificar', { token, act: 'prove', password: newPassword })
  await ask.post('/auth/verificar', { token, act: 'choose', password: newPassword, confirmation: password })
  await mustBe(200, ask.post('/auth/verificar', { token, act: 'prove', password }))
  await ask.post('/auth', { email, password: newPassword })
  await mustBe(303, ask.post('/auth', { email, password }))
  await ask.post('/auth?modo=recuperar', { email })
  const reset = await mailWith('/auth/nueva-contrasena')
  await ask.post('/auth/nueva-contrasena', { token: reset, password: newPassword, confirmation: password })
  await ask.post('/auth/nueva-contrasena', { token: reset, password: newPassword, confirmation: newPassword })
  await mustBe(303, ask.post('/auth', { email, password: newPassword }))
  return reset
}

/** Provokes a server error with the secrets in memory: the table is missing. */
async function whileRefused(server: RunningServer, table: string, work: () => Promise<Response>) {
  const sql = sqlOf(server)
  await sql.unsafe(`alter table ${table} rename to ${table}_away`)
  try {
    const { status } = await work()
    if (status < 500) throw new Error(`${table} was not missed: ${status}`)
  } finally {
    await sql.unsafe(`alter table ${table}_away rename to ${table}`)
    await sql.end()
  }
}

async function mustBe(status: number, asked: Promise<Response>) {
  const answer = await asked
  if (answer.status !== status)
    throw new Error(
      `${new URL(answer.url || 'http://-/').pathname} answered ${answer.status}, not ${status}: ${(await answer.text()).replace(/<[^>]+>/g, ' ').slice(-600)}`,
    )
}
