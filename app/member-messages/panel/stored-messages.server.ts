import { and, eq, inArray } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { eventMessages } from '#app/database/schema.ts'
import { isToMembers } from '#app/member-messages/audience.server.ts'
import { textFields } from '#app/messages/panel/forms.ts'
import { timeFields } from '#app/messages/panel/stored-fields.server.ts'
import { choiceOfType, type MemberMessageValues } from './message-values.ts'

const m = eventMessages

/** As the form has it; null once it has begun. */
export async function findMessageForForm(id: string): Promise<MemberMessageValues | null> {
  const [row] = await database
    .select()
    .from(m)
    .where(and(eq(m.id, id), isToMembers, inArray(m.state, ['draft', 'scheduled'])))
  return row ? messageValues(row) : null
}

function messageValues(row: typeof m.$inferSelect): MemberMessageValues {
  const { version, audience, membershipType, purpose } = row
  const chosen = audience === 'chosen-members' ? 'chosen' : 'members'
  return {
    version,
    audience: membershipType === null ? chosen : choiceOfType(membershipType),
    purpose: purpose ?? 'news',
    ...textFields(row),
    ...timeFields(row),
  }
}
