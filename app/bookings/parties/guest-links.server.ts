import { and, asc, eq, gt, isNull, sql, type SQL } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { eventRegistrations, events } from '#app/database/schema.ts'
import type { Job } from '#app/platform/jobs/jobs.server.ts'
import {
  everyLinkToken,
  hashToken,
  linkSubject,
  linkToken,
  storedLinkToken,
} from '#app/platform/secrets/secrets.server.ts'
import { lockGuests } from '#app/seats/lock-event.server.ts'
import { partyLinkToken } from './party-links.server.ts'

const r = eventRegistrations

/** The first guest has the id of the party, whose link is another one. */
const PURPOSE = 'guest'

/** The club has rarely more than one wrong address of a booking to correct. */
const MAX_VERSIONS = 100

/** @param linkVersion how often the link has been replaced (`replaceGuestLinks`) */
export function guestTokenHash(guestId: string, linkVersion = 0): string {
  return hashToken(linkToken(PURPOSE, linkSubject(guestId, linkVersion)))
}

type Linked = { id: string; tokenHash: string }

/** The token of a guest's own link; null when its key is missing, and for a guest of the release before. */
export function guestLinkToken(guest: Linked): string | null {
  return findLink(guest)?.token ?? null
}

function findLink({ id, tokenHash }: Linked): { token: string; version: number } | null {
  for (let version = 0; version < MAX_VERSIONS; version += 1) {
    const token = storedLinkToken(PURPOSE, linkSubject(id, version), tokenHash)
    if (token) return { token, version }
  }
  return null
}

const PROOF = 'guest-proof'
type Proved = Linked & { dietProof: number }
const proofSubject = ({ id, tokenHash, dietProof }: Proved) => linkSubject(`${id}:${tokenHash}`, dietProof)

/** Proofs are known as ended as long as a diet is not given and taken more often. */
const MAX_ENDED_PROOFS = 100

/**
 * The link of the seat, which the contact of the party has too, with a proof that only who wrote the guest's diet is
 * given. It ends with the link, and once somebody else may have written the diet.
 */
export function provedToken(seatToken: string, guest: Proved): string {
  return `${seatToken}.${linkToken(PROOF, proofSubject(guest))}`
}

/** `ended`: it was one; it opens what the link of the seat opens. */
export function proofState(proof: string, guest: Proved): 'valid' | 'ended' | 'unknown' {
  const hash = hashToken(proof)
  const isOf = (dietProof: number) =>
    everyLinkToken(PROOF, proofSubject({ ...guest, dietProof })).some((one) => hashToken(one) === hash)
  if (isOf(guest.dietProof)) return 'valid'
  const oldest = Math.max(0, guest.dietProof - MAX_ENDED_PROOFS)
  for (let earlier = guest.dietProof - 1; earlier >= oldest; earlier -= 1) if (isOf(earlier)) return 'ended'
  return 'unknown'
}

/** After a change of the booking's contact, who could see the links of its guests. */
export async function replaceGuestLinks(tx: Transaction, which: SQL): Promise<void> {
  for (const guest of await lockGuests(tx, which)) {
    const next = (findLink(guest)?.version ?? 0) + 1
    await tx
      .update(r)
      .set({ cancelTokenHash: guestTokenHash(guest.id, next) })
      .where(eq(r.id, guest.id))
  }
}

const GUESTS_PER_BATCH = 1000

/** Gives guests whom the release before has booked their own links instead of one of its kind. @returns how many */
export async function giveGuestLinks(): Promise<number> {
  let given = 0
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const guests = await database
      .select({ id: r.id, tokenHash: r.cancelTokenHash })
      .from(r)
      .innerJoin(events, eq(events.id, r.eventId))
      .where(
        and(
          gt(events.date, sql`now() - interval '1 month'`),
          isNull(r.cancelledAt),
          isNull(r.erasedAt),
          gt(r.id, after),
        ),
      )
      .orderBy(asc(r.id))
      .limit(GUESTS_PER_BATCH)
    const last = guests.at(-1)
    if (!last) return given
    for (const guest of guests.filter((each) => partyLinkToken({ ...each, linkVersion: 0 }) !== null)) {
      await database
        .update(r)
        .set({ cancelTokenHash: guestTokenHash(guest.id) })
        .where(and(eq(r.id, guest.id), eq(r.cancelTokenHash, guest.tokenHash)))
      given += 1
    }
    after = last.id
  }
}

export const guestLinkSweep: Job = {
  concurrency: 1,
  everyMinutes: 10,
  retryLimit: 2,
  run: async () => void (await giveGuestLinks()),
}
