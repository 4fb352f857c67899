import { can, type Role } from '#app/accounts/capabilities.ts'
import { findAbsences } from '#app/bookings/absences/absences.server.ts'
import { listPersonDinners } from '#app/bookings/absences/person-dinners.server.ts'
import { listMessagesFrom } from '#app/contact/panel/messages.server.ts'
import { readMemberBalance } from '#app/treasury/member-balance.server.ts'
import type { Socio } from '#app/membership/members/socios.server.ts'
import { listNotes } from '#app/membership/notes/notes.server.ts'
import { listRequestsOf } from '#app/membership/requests/request-list.server.ts'

export type MemberLife = Awaited<ReturnType<typeof readMemberLife>>

/** What the slices know of a member; null for what the role may not read. */
export async function readMemberLife(socio: Socio, role: Role) {
  const [absences, notes, dinners, messages, requests, account] = await Promise.all([
    findAbsences(socio),
    can(role, 'members.edit') ? listNotes({ socioId: socio.id }) : null,
    can(role, 'registrations.read') ? listPersonDinners(socio) : null,
    can(role, 'messages.read') ? listMessagesFrom(socio.email) : null,
    can(role, 'requests.read') ? listRequestsOf(socio) : null,
    can(role, 'treasury.read') ? readMemberBalance(socio.id) : null,
  ])
  return { absences, notes, dinners, messages, requests, account }
}
