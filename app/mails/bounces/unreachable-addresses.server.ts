import { sql } from 'drizzle-orm'
import { accountName } from '#app/database/account-name.ts'
import { database } from '#app/database/client.server.ts'
import {
  contactMessages,
  eventParties,
  events,
  kitchenSheets,
  mails,
  membershipRequests,
  socios,
  usuarios,
} from '#app/database/schema.ts'
import type { Count } from '#app/i18n/money.ts'
import { mainText } from '#app/platform/main-language.server.ts'

const p = eventParties
const MAX_COUNTED = 1_000

/** Who has an address that receives no mail. `mailId` is its last mail that has bounced. */
type UnreachableAddress = {
  mailId: string
  address: string
  name: string
  /** A page of the panel. */
  path: string
  /** The row that a list opens. */
  opens: string | null
  kind: string
  code: string
  since: Date
}

type Row = Omit<UnreachableAddress, 'since' | 'path' | 'opens'> & {
  since: string
  holder: Holder
  id: string
  all: number
}
type Holder = 'party' | 'waiting' | 'member' | 'request' | 'message' | 'account' | 'kitchen'

/**
 * Addresses whose mails have bounced, the oldest first, each with who has it: a party of a coming event, else a member,
 * an open request, an unanswered message, an account, or the kitchen of a coming event. What nobody has any more is
 * left out: it was corrected.
 */
export async function listUnreachableAddresses(limit: number): Promise<{ rows: UnreachableAddress[]; count: Count }> {
  const rows = await database.execute<Row>(sql`
    with bounced as (
      select distinct on (lower(recipient)) lower(recipient) as address, id as "mailId", kind, bounce_code as code,
        min(bounced_at) over (
          partition by lower(recipient) order by bounced_at desc rows between unbounded preceding and unbounded following
        ) as since
      from ${mails} where bounced_at is not null
      order by lower(recipient), bounced_at desc
    )
    select bounced.*, holder.*, count(*) over ()::int as all
    from bounced cross join lateral (
      (select case when ${p.state} = 'booked' then 'party' else 'waiting' end as holder, ${events.id}::text as id,
          ${p.contactName} as name
        from ${p} join ${events} on ${events.id} = ${p.eventId}
        where lower(${p.email}) = bounced.address and ${p.erasedAt} is null and ${events.date} > now()
          and ${p.state} in ('booked', 'waiting', 'offered')
        order by ${events.date} limit 1)
      union all (select 'member', ${socios.id}::text, ${socios.fullName} from ${socios}
        where lower(${socios.email}) = bounced.address and ${socios.status} <> 'inactive' limit 1)
      union all (select 'request', ${membershipRequests.id}::text, ${membershipRequests.fullName} from ${membershipRequests}
        where lower(${membershipRequests.email}) = bounced.address and ${membershipRequests.status} in ('pending', 'approved')
        limit 1)
      union all (select 'message', ${contactMessages.id}::text, ${contactMessages.name} from ${contactMessages}
        where lower(${contactMessages.email}) = bounced.address and ${contactMessages.answeredAt} is null limit 1)
      union all (select 'account', ${usuarios.id}, ${accountName} from ${usuarios}
        where lower(${usuarios.email}) = bounced.address limit 1)
      union all (select 'kitchen', ${events.id}::text, ${mainText(events.title, events.titleCa)}
        from ${kitchenSheets} join ${events} on ${events.id} = ${kitchenSheets.eventId}
        where lower(${kitchenSheets.recipient}) = bounced.address and ${events.date} > now()
        order by ${events.date} limit 1)
      limit 1
    ) holder
    order by address limit ${limit}`)
  const all = rows[0]?.all ?? 0
  return {
    rows: rows.map(({ holder, id, mailId, address, name, kind, code, since }) => ({
      ...pathOf(holder, id, address),
      mailId,
      address,
      name,
      kind,
      code,
      since: new Date(since),
    })),
    count: { number: Math.min(all, MAX_COUNTED), more: all > MAX_COUNTED },
  }
}

function pathOf(holder: Holder, id: string, address: string): { path: string; opens: string | null } {
  const found = `?q=${encodeURIComponent(address)}`
  switch (holder) {
    case 'party':
      return { path: `/admin/eventos/${id}/inscripciones${found}`, opens: null }
    case 'waiting':
      return { path: `/admin/eventos/${id}/espera`, opens: null }
    case 'member':
      return { path: `/admin/socios/${id}`, opens: null }
    case 'request':
      return { path: `/admin/solicitudes${found}&estado=all`, opens: id }
    case 'message':
      return { path: `/admin/mensajes${found}`, opens: null }
    case 'account':
      return { path: `/admin/usuarios${found}`, opens: null }
    case 'kitchen':
      return { path: `/admin/eventos/${id}/cocina`, opens: null }
  }
}
