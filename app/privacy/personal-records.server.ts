import { and, asc, eq, getTableColumns, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { isPanelRole, roleOf } from '#app/accounts/capabilities.ts'
import { mailKindLabel } from '#app/mail-kinds.ts'
import { database, type Queryable } from '#app/database/client.server.ts'
import {
  authSessions,
  authVerifications,
  blockedPayments,
  contactMessages,
  eventRegistrations,
  events,
  mails,
  membershipRequests,
  socios,
  usuarios,
} from '#app/database/schema.ts'
import { formatDate } from '#app/i18n/dates.ts'
import { decryptRecord } from '#app/membership/members/blocked-payments.server.ts'
import { BLOCKED_YEARS } from '#app/membership/members/blocking.ts'
import { secretColumns, decryptSecret, type SecretColumn } from '#app/membership/members/socio-secrets.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { decryptField } from '#app/platform/secrets/secrets.server.ts'
import type { Disposition, RecordKind } from './record-kinds.ts'

export type Row = Record<string, unknown> & { id: string; createdAt: Date }

/** The values that connect a person's rows: the address in lower case, and ids. */
export type Links = { email: string; users: string[]; requests: string[] }

type PersonalRecordSource = {
  table: PgTable
  of: (links: Links) => SQL | undefined
  byId: (ids: string[]) => SQL | undefined
  title: (row: Row) => string
  dispositionOf: (row: Row) => Disposition
  /** Columns that are not exported, with the reason: no personal data, or a secret. */
  omitted: Record<string, string>
  secrets?: Record<string, (row: Row) => string | null>
  read?: (on: Queryable, where: SQL | undefined) => Promise<Row[]>
}

const r = eventRegistrations
const VERSION_REASON = 'número para que dos personas no se pisen'
const SEARCH_REASON = 'las mismas palabras otra vez, para buscar'
const emailCondition = (column: Parameters<typeof eq>[0], { email }: Links) => sql`lower(${column}) = ${email}`

/** Where personal data are stored, what is exported, and what an erasure does to them. */
export const personalRecords: Record<RecordKind, PersonalRecordSource> = {
  socio: {
    table: socios,
    of: (links) =>
      or(
        emailCondition(socios.email, links),
        idCondition(socios.membershipRequestId, links.requests),
        idCondition(socios.userId, links.users),
      ),
    byId: (ids) => inArray(socios.id, ids),
    title: ({ membershipNumber }) => String(membershipNumber),
    dispositionOf: () => ({
      disposition: 'blocked',
      because: `Se borra la ficha. Los datos de pago quedan bloqueados ${BLOCKED_YEARS} años desde la baja: lo manda el art. 30 del Código de Comercio.`,
    }),
    omitted: { version: VERSION_REASON, searchText: SEARCH_REASON },
    secrets: Object.fromEntries(
      Object.keys(secretColumns).map((property) => [
        property,
        (row) => decryptSecret(row.id, property as SecretColumn, row[property] as string),
      ]),
    ),
  },
  'membership-request': {
    table: membershipRequests,
    of: (links) =>
      or(
        emailCondition(membershipRequests.email, links),
        idCondition(membershipRequests.id, links.requests),
        idCondition(membershipRequests.userId, links.users),
      ),
    byId: (ids) => inArray(membershipRequests.id, ids),
    title: ({ createdAt }) => formatDate(createdAt, 'es'),
    dispositionOf: () => ({
      disposition: 'goes',
      because: 'Se borra, con los correos sobre ella. Si tiene ficha de socio, solo junto con la ficha.',
    }),
    omitted: {
      searchText: SEARCH_REASON,
      completionTokenHash: 'huella del enlace para completar los datos',
      completionByIdUntil: 'hasta cuándo vale un enlace más antiguo',
    },
  },
  registration: {
    table: r,
    of: (links) => and(isNull(r.erasedAt), or(emailCondition(r.email, links), idCondition(r.userId, links.users))),
    byId: (ids) => and(isNull(r.erasedAt), inArray(r.id, ids)),
    title: ({ eventTitle, eventDate }) => `${String(eventTitle)}, ${formatDate(eventDate as Date, 'es')}`,
    dispositionOf: ({ eventDate, cancelledAt }) =>
      (eventDate as Date) <= new Date()
        ? { disposition: 'goes', because: 'Se borra la persona. La plaza sigue contando, sin nombre.' }
        : {
            disposition: 'goes',
            because: cancelledAt ? 'Se borra.' : 'Se borra y su plaza queda libre. No se le avisa.',
          },
    omitted: {
      version: VERSION_REASON,
      searchText: SEARCH_REASON,
      nameKey: 'el nombre otra vez, para comparar',
      cancelTokenHash: 'huella del enlace de sus correos',
      origin: 'huella cifrada de la conexión; se borra a los 7 días',
      erasedAt: 'vacía mientras hay datos',
    },
    secrets: {
      dietaryRestrictions: (row) =>
        decryptField(String(row.dietaryRestrictions), `event_registrations.dietary_restrictions:${row.id}`),
    },
    read: (on, where) =>
      on
        .select({ ...getTableColumns(r), eventTitle: events.title, eventDate: events.date })
        .from(r)
        .innerJoin(events, eq(events.id, r.eventId))
        .where(where)
        .orderBy(asc(events.date), asc(r.id)),
  },
  message: {
    table: contactMessages,
    of: (links) => emailCondition(contactMessages.email, links),
    byId: (ids) => inArray(contactMessages.id, ids),
    title: ({ createdAt }) => formatDate(createdAt, 'es'),
    dispositionOf: () => ({
      disposition: 'goes',
      because: 'Se borra. La copia que llegó al correo del club hay que borrarla allí.',
    }),
    omitted: { searchText: SEARCH_REASON },
  },
  user: {
    table: usuarios,
    of: (links) => or(emailCondition(usuarios.email, links), idCondition(usuarios.id, links.users)),
    byId: (ids) => inArray(usuarios.id, ids),
    title: ({ email }) => String(email),
    dispositionOf: ({ role }) =>
      isPanelRole(roleOf(Number(role)))
        ? { disposition: 'stays', because: 'Trabaja en el panel: quítale antes el rol en Usuarios.' }
        : { disposition: 'goes', because: 'Se borra, y se cierran sus sesiones.' },
    omitted: { searchText: SEARCH_REASON },
    read: async (on, where) => {
      const rows = await on.select().from(usuarios).where(where)
      const sessions =
        rows.length > 0
          ? await on
              .select()
              .from(authSessions)
              .where(
                inArray(
                  authSessions.userId,
                  rows.map(({ id }) => id),
                ),
              )
          : []
      const describeSessions = (userId: string) =>
        sessions
          .filter((one) => one.userId === userId)
          .map(({ createdAt, updatedAt, expiresAt, device }) =>
            [createdAt.toISOString(), updatedAt.toISOString(), expiresAt.toISOString(), device ?? ''].join(' · '),
          )
      return rows.map((row) => ({ ...row, sessions: describeSessions(row.id).join('\n') || null }))
    },
  },
  'sign-up': {
    table: authVerifications,
    of: ({ email, users }) =>
      or(
        sql`lower(${authVerifications.value}::jsonb ->> 'email') = ${email}`,
        idCondition(sql`${authVerifications.value}::jsonb ->> 'userId'`, users),
      ),
    byId: (ids) => inArray(authVerifications.id, ids),
    title: ({ identifier }) =>
      ({
        'sign-up': 'Confirmar una cuenta',
        'reset-password': 'Cambiar la contraseña',
        invitation: 'Invitación al panel',
      })[String(identifier).split(':', 1)[0] ?? ''] ?? 'Enlace',
    dispositionOf: () => ({ disposition: 'goes', because: 'Se borra, y el enlace deja de funcionar.' }),
    omitted: { identifier: 'huella del enlace', value: 'huella de la contraseña; nombre y email van aparte' },
    read: async (on, where) => {
      const rows = await on.select().from(authVerifications).where(where)
      return rows.map((row) => {
        const { email, name, language } = JSON.parse(row.value) as { email?: string; name?: string; language?: string }
        return { ...row, email: email ?? null, name: name ?? null, language: language ?? null }
      })
    },
  },
  mail: {
    table: mails,
    of: (links) => emailCondition(mails.recipient, links),
    byId: (ids) => inArray(mails.id, ids),
    title: ({ kind }) => mailKindLabel(String(kind)),
    dispositionOf: ({ status }) => ({
      disposition: 'goes',
      because: status === 'queued' ? 'Se borra y ya no se envía.' : 'Se borra la anotación; el correo ya salió.',
    }),
    omitted: { searchText: SEARCH_REASON },
  },
  'blocked-payment': {
    table: blockedPayments,
    of: () => sql`true`,
    byId: (ids) => inArray(blockedPayments.id, ids),
    title: ({ membershipNumber }) => String(membershipNumber),
    dispositionOf: ({ keepUntil }) => ({
      disposition: 'stays',
      because: `Bloqueado hasta el ${formatDate(keepUntil as Date, 'es')} (art. 30 del Código de Comercio). Ese día se borra solo.`,
    }),
    omitted: { record: 'cifrado; lo que dice va campo por campo' },
    secrets: Object.fromEntries(
      (['fullName', 'email', 'paymentMethod', 'iban', 'cardHolderName', 'billingAddress'] as const).map((field) => [
        field,
        (row) => decryptRecord(row as never)[field],
      ]),
    ),
    // All columns are inside the encrypted record.
    read: async (on, where) =>
      (await on.select().from(blockedPayments).where(where)).map((row) => ({ ...row, ...emptyRecord })),
  },
}

/** Declares the record's fields as columns; `secrets` reads their values. */
const emptyRecord = { fullName: '', email: '', paymentMethod: '', iban: '', cardHolderName: '', billingAddress: '' }

export async function readPersonalRecord(
  kind: RecordKind,
  where: SQL | undefined,
  on: Queryable = database,
): Promise<Row[]> {
  const source = personalRecords[kind]
  const rows = source.read ? await source.read(on, where) : await on.select().from(source.table).where(where)
  return (rows as Row[]).toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}

function idCondition(column: Parameters<typeof inArray>[0], ids: string[]): SQL | undefined {
  return ids.length > 0 ? inArray(column, ids) : undefined
}

export const UNREADABLE = 'No se puede leer (otra clave de cifrado)'

export function decryptRecordField(kind: RecordKind, row: Row, property: string): string | null {
  const read = personalRecords[kind].secrets?.[property]
  if (!read || row[property] === null) return null
  try {
    return read(row)
  } catch (error) {
    log.error({ err: error, kind, id: row.id }, 'field not readable')
    return UNREADABLE
  }
}
