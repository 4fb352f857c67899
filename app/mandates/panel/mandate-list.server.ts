import { and, eq, exists, inArray, notExists, sql, type SQL } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { inBothDirections, listPage, type RowOf } from '#app/database/list-page.server.ts'
import { mandates, socios } from '#app/database/schema.ts'
import { IN_FORCE, type MandateStatus } from '#app/mandates/mandates.server.ts'
import { readChoice, readListRequest, readOrder } from '#app/platform/forms/list-request.ts'
import { isUnreachable } from '#app/platform/mail/bounces.server.ts'

const orders = inBothDirections({
  numero: [sql`length(${socios.membershipNumber})`, socios.membershipNumber],
  nombre: [socios.fullName],
})

const mandateStates = ['missing', 'draft', 'active', 'hold'] as const
export type MandateState = (typeof mandateStates)[number]

/** `?estado=`: missing without one, draft, active or hold; `?orden=`: numero or nombre, descending with a minus. */
export function readMandateFilter(url: URL) {
  return {
    request: readListRequest(url),
    state: readChoice(url, 'estado', mandateStates) ?? 'missing',
    order: readOrder(url, orders, 'numero'),
  }
}

const has = (...statuses: MandateStatus[]) =>
  database
    .select({ id: mandates.id })
    .from(mandates)
    .where(and(eq(mandates.accountId, socios.id), inArray(mandates.status, statuses)))

/** `missing`: none is in force; a draft may wait for its signature. */
function stateCondition(state: MandateState): SQL {
  return state === 'missing' ? notExists(has(...IN_FORCE)) : exists(has(state))
}

/** Active members, by the state of their orders. */
export async function listMandates({ request, state, order }: ReturnType<typeof readMandateFilter>) {
  const where = and(eq(socios.status, 'active'), stateCondition(state))
  const { id, membershipNumber, fullName, email, version } = socios
  const { rows, ...page } = await listPage({ from: socios, where, request, orders, order }, (these) =>
    database
      .select({
        id,
        membershipNumber,
        fullName,
        version,
        isUnreachable: isUnreachable(email),
        open: sql<OpenMandate | null>`(${openMandate()})`,
        askedAt: sql<string | null>`(${askedAt()})`,
      })
      .from(socios)
      .where(these),
  )
  return { ...page, rows }
}
export type MandateRow = RowOf<typeof listMandates>

type OpenMandate = { reference: string; status: 'draft' | 'active' | 'hold'; last4: string | null }

/** The one in force, or else the draft. */
function openMandate(): SQL {
  return sql`select jsonb_build_object('reference', m.reference, 'status', m.status, 'last4', m.iban_last4)
    from mandates m where m.account_id = ${socios.id} and m.status in ('active', 'hold', 'draft')
    order by m.status = 'draft' limit 1`
}

/** When a link was last mailed. */
function askedAt(): SQL {
  return sql`select to_char(max(l.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') from mails l
    where l.kind = 'mandate-request' and l.data ->> 'requestId' = ${socios.membershipRequestId}::text`
}
