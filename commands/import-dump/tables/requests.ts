import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { nameKey } from '#app/bookings/parties/same-person.server.ts'
import { membershipRequests } from '#app/database/schema.ts'
import { parseRow } from '#app/imports/row-check.ts'
import { requestStatuses, type RequestStatus } from '#app/membership/statuses.ts'
import { mainLanguage } from '#app/platform/main-language.server.ts'
import { change, refuseRepeated } from '../candidate.ts'
import { at, moment, optionalText, requiredText, text, uuid } from '../cells.ts'
import { olderTable } from '../older-table.ts'
import { isOneOf, linkAccounts } from './accounts.ts'

const entries = {
  id: uuid('membership_requests'),
  full_name: requiredText,
  email: requiredText,
  phone: optionalText,
  reason: optionalText,
  user_id: optionalText,
  status: text,
  created_at: moment,
  updated_at: moment,
}
const schema = v.object(entries)
type Request = v.InferOutput<typeof schema>

/** Requests of the older site are not merged. */
const isStatus = (status: string): status is RequestStatus =>
  status !== 'merged' && (requestStatuses as readonly string[]).includes(status)
const person = ({ email, full_name: name }: Pick<Request, 'email' | 'full_name'>) =>
  `${email.toLowerCase()} ${nameKey(name)}`

/** The links of approved requests, whose token is the id, go on working (`membership/completion-link.server.ts`). */
export const requests = olderTable<Request>({
  name: 'membership_requests',
  columns: Object.keys(entries),
  kind: 'membership-request',
  table: membershipRequests,
  parse: (cells) => parseRow(schema, cells),
  async review(tx, candidates) {
    await linkAccounts(tx, candidates, 'user_id')
    for (const candidate of candidates)
      if (!isStatus(candidate.row.status))
        change(candidate, 'status', 'pending', 'is no status: pending, as it was shown')
    const { email, fullName: full_name, status } = membershipRequests
    const emails = candidates.map(({ row }) => row.email.toLowerCase())
    const waiting = await tx
      .select({ email, full_name })
      .from(membershipRequests)
      .where(and(eq(status, 'pending'), isOneOf(email, emails)))
    const key = (row: Request) => (row.status === 'pending' ? person(row) : null)
    refuseRepeated(candidates, key, new Set(waiting.map(person)), 'another request of the same person is pending')
  },
  async insert(tx, rows) {
    await tx
      .insert(membershipRequests)
      .values(
        rows.map((row) => ({
          id: row.id,
          fullName: row.full_name,
          email: row.email,
          phone: row.phone,
          reason: row.reason,
          userId: row.user_id,
          status: row.status as RequestStatus,
          language: mainLanguage(),
          createdAt: at(row.created_at),
          updatedAt: at(row.updated_at ?? row.created_at),
        })),
      )
  },
})
